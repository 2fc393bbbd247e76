import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import GlobalStyles from '@mui/material/GlobalStyles';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type ReactElement, useId, useState } from 'react';

import { SearchBox } from '@/components/header/SearchBox';
import { Icon } from '@/components/shared/Icon';
import { IconControl } from '@/components/shared/IconControl';
import { MenuButton } from '@/panel/components/menu/MenuButton';
import { PANEL_ICONS } from '@/panel/components/panelIcons';
import { STAYING, TALL_WINDOW } from '@/panel/components/tallWindow';
import { orderWords } from '@/panel/content/panel';
import { PRODUCT_ORDERS, type ProductOrder } from '@/panel/domain/products/filter/listing';
import { EVERY_PRODUCT, type ProductFilter } from '@/panel/domain/products/filter/productFilter';
import { TOUCH_TARGET } from '@/theme/sizes';

const bar = { py: { xs: 0.25, sm: 0.5 }, bgcolor: 'background.default' };

const roomAbove = { [TALL_WINDOW]: { '--tools-height': '3.5rem' } };

const line = {
  flexWrap: 'wrap',
  gap: { xs: 0.5, sm: 1 },
  '& > label': { flex: '1 1 8rem', minWidth: 0, bgcolor: 'common.white' },
  '& > .MuiButton-root': {
    flexShrink: 0,
    minWidth: TOUCH_TARGET,
    px: { xs: 0, sm: 2 },
    // Phones show the icons alone.
    '& > .MuiButton-startIcon': { m: { xs: 0, sm: '0 0.5rem 0 -0.25rem' } },
    '& > span:last-of-type': { display: { xs: 'none', sm: 'inline' } },
  },
} as const;

export interface ProductFilterBarProps {
  filter: ProductFilter;
  /** The other fields. Not drawn until they are asked for: the choices of a long list take time. */
  fields: ReactElement;
  /** How many products the filter shows; undefined without a filter. */
  shown?: number | undefined;
  total: number;
  order: ProductOrder;
  /** The bar stays at the window's upper edge. */
  isStaying: boolean;
  /** Comes and goes while the list is scrolled: an element of its own, so that the bar is not drawn again then. */
  topButton?: ReactElement;
  onChange: (changed: Partial<ProductFilter>) => void;
  onOrder: (order: ProductOrder) => void;
}

export function TopButton({ onTop }: { onTop: () => void }) {
  return (
    <IconControl path={PANEL_ICONS.top} aria-label="Başa dön" title="Başa dön" onClick={onTop} />
  );
}

export function ProductFilterBar(props: ProductFilterBarProps) {
  const { filter, fields, shown, total, order, isStaying, topButton, onChange, onOrder } = props;
  const [isOpen, setIsOpen] = useState(false);
  const fieldsId = useId();

  return (
    <Box role="search" aria-label="Ürün listesi" sx={[bar, isStaying && STAYING]}>
      {isStaying ? <GlobalStyles styles={roomAbove} /> : null}
      <Stack direction="row" sx={line}>
        <SearchBox
          value={filter.text}
          aria-label="Ürünlerde ara"
          placeholder="Ad, marka, parça no"
          onChange={({ target }) => onChange({ text: target.value })}
        />
        <Button
          variant="outlined"
          aria-expanded={isOpen}
          aria-controls={fieldsId}
          aria-label="Süz"
          startIcon={<Icon path={PANEL_ICONS.filter} />}
          onClick={() => setIsOpen(!isOpen)}
        >
          <span>Süz</span>
        </Button>
        <MenuButton
          label="Sırala"
          path={PANEL_ICONS.sort}
          isOutlined
          entries={PRODUCT_ORDERS.map((name) => ({
            label: orderWords[name],
            isChosen: name === order,
            onPress: () => onOrder(name),
          }))}
        />
        {topButton}
      </Stack>
      <Box id={fieldsId} sx={isOpen ? { mt: 1.5 } : null}>
        {isOpen ? fields : null}
      </Box>
      <Stack direction="row" sx={{ flexWrap: 'wrap', alignItems: 'center', gap: '0 1rem' }}>
        <Typography role="status">
          {shown === undefined ? null : `${shown} / ${total} ürün`}
        </Typography>
        {shown === undefined ? null : (
          <Button color="primary" onClick={() => onChange(EVERY_PRODUCT)}>
            Filtreyi kaldır
          </Button>
        )}
      </Stack>
    </Box>
  );
}
