import { mdiClose } from '@mdi/js';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import GlobalStyles from '@mui/material/GlobalStyles';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { memo, type ReactNode, useEffect, useId, useRef, useState } from 'react';

import { Icon } from '@/components/shared/Icon';
import { TALL_WINDOW, TOUCH_TARGET } from '@/theme/sizes';

import { AdminTabs, type AdminTabsProps, tabIds } from './AdminTabs';
import { PANEL_ICONS } from './panelIcons';
import { SaveStateLine, type SaveStateLineProps } from './SaveStateLine';

const page = {
  display: 'flex',
  flexDirection: 'column',
  gap: 1,
  pt: { xs: '0.75rem', sm: '1.25rem' },
  pb: 12,
} as const;

const bar = {
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
} as const;

const besideClose = {
  flexWrap: 'wrap',
  alignItems: 'center',
  order: { xs: 1, md: 0 },
  width: { xs: '100%', md: 'auto' },
  ml: { md: 'auto' },
  gap: '0.25rem 1.5rem',
} as const;

// Always on screen, and with a button as high as without one.
const status = {
  ...bar,
  columnGap: 1.5,
  minHeight: TOUCH_TARGET,
  [TALL_WINDOW]: { position: 'sticky', top: 0, zIndex: 2 },
  bgcolor: 'background.default',
} as const;

// Room for it above the focused element, and below for a form's buttons. Not smooth: buttons would move during a press.
const scrolling = {
  html: {
    '&': { '--room-for-floating': '0px' },
    scrollBehavior: 'auto',
    scrollPaddingTop: '4rem',
    [TALL_WINDOW]: { scrollPaddingBottom: '5.25rem' },
  },
} as const;

export interface AdminPanelProps extends AdminTabsProps, SaveStateLineProps {
  actions: ReactNode;
  removed?: ReactNode;
  children: ReactNode;
  onClose: () => void;
}

/** Its heading takes the focus when it opens (specification 2, "Admin panel"). */
export function AdminPanel(props: AdminPanelProps) {
  const { actions, removed, children, onClose, waiting, refused, reason, onRetry, ...tabs } = props;
  const { tabId, panelId } = tabIds(tabs.selected);
  return (
    <Container sx={page}>
      <PanelBar actions={actions} onClose={onClose} />
      <Stack direction="row" sx={status}>
        <SaveStateLine waiting={waiting} refused={refused} reason={reason} onRetry={onRetry} />
        {removed}
      </Stack>
      <AdminTabs {...tabs} />
      <Box id={panelId} role="tabpanel" aria-labelledby={tabId} sx={{ mt: 1 }}>
        {children}
      </Box>
    </Container>
  );
}

type PanelBarProps = Pick<AdminPanelProps, 'actions' | 'onClose'>;

const PanelBar = memo(function PanelBar({ actions, onClose }: PanelBarProps) {
  const [isMoreOpen, setIsMoreOpen] = useState(false);
  const moreId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);

  return (
    <>
      <Stack direction="row" sx={{ ...bar, gap: { xs: 1, sm: 2 } }}>
        <Typography ref={heading} tabIndex={-1} variant="h2" component="h1">
          Site Yönetimi
        </Typography>
        <Button
          color="secondary"
          aria-expanded={isMoreOpen}
          aria-controls={moreId}
          endIcon={<Icon path={PANEL_ICONS.more} />}
          onClick={() => setIsMoreOpen(!isMoreOpen)}
          sx={{ display: { sm: 'none' }, px: 1.5 }}
        >
          Diğer
        </Button>
        <Stack
          id={moreId}
          direction="row"
          sx={{ ...besideClose, display: { xs: isMoreOpen ? 'flex' : 'none', sm: 'flex' } }}
        >
          {actions}
        </Stack>
        <Button
          variant="outlined"
          color="secondary"
          startIcon={<Icon path={mdiClose} />}
          onClick={onClose}
        >
          Kapat
        </Button>
      </Stack>
      <GlobalStyles styles={scrolling} />
    </>
  );
});
