import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

import { Icon } from '@/components/shared/Icon';
import { PANEL_ICONS } from '@/panel/components/panelIcons';
import { takeFocus } from '@/panel/components/takeFocus';
import { SHOP_TITLE, shopGroups, type ShopGroup } from '@/panel/content/shopGroups';

export interface ShopGroupsProps {
  open: ShopGroup | undefined;
  onOpen: (group: ShopGroup | undefined) => void;
  onClose: () => void;
  /** The form of the open group. */
  children: ReactNode;
}

const head = { flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: 1 };
const groups = Object.keys(shopGroups) as ShopGroup[];

/** The screen `Mağaza`, whose heading takes the focus. Its groups open one by one. */
export function ShopGroups({ open, onOpen, onClose, children }: ShopGroupsProps) {
  return (
    <Stack component="section" aria-label={SHOP_TITLE} sx={{ gap: 1.5, py: 1.5 }}>
      <Stack direction="row" sx={head}>
        <Typography ref={takeFocus} tabIndex={-1} variant="h3" component="h2">
          {SHOP_TITLE}
        </Typography>
        <Button onClick={onClose}>Geri</Button>
      </Stack>
      <div>
        {groups.map((group) => (
          <Accordion
            key={group}
            expanded={group === open}
            variant="outlined"
            disableGutters
            onChange={(_event, isOpen) => onOpen(isOpen ? group : undefined)}
            slotProps={{
              transition: { timeout: 0, unmountOnExit: true },
              heading: { component: 'h3' },
            }}
          >
            <AccordionSummary expandIcon={<Icon path={PANEL_ICONS.down} />}>
              <Typography component="span" variant="h4">
                {shopGroups[group].title}
              </Typography>
            </AccordionSummary>
            <AccordionDetails>{group === open ? children : null}</AccordionDetails>
          </Accordion>
        ))}
      </div>
    </Stack>
  );
}
