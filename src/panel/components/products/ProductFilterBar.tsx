import { mdiMagnify } from '@mdi/js';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import OutlinedInput from '@mui/material/OutlinedInput';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { memo, type ReactElement, useId, useState } from 'react';

import { Icon } from '@/components/shared/Icon';
import { PANEL_ICONS } from '@/panel/components/panelIcons';
import { EVERY_PRODUCT, type ProductFilter } from '@/panel/domain/products/productFilter';

export interface ProductFilterBarProps {
  filter: ProductFilter;
  /** The other fields. Not drawn until they are asked for: the choices of a long list take time. */
  fields: ReactElement;
  /** How many products the filter has found; undefined without a filter. */
  found?: number | undefined;
  total: number;
  onChange: (changed: Partial<ProductFilter>) => void;
}

/** Memoised: a changed product changes nothing here. */
export const ProductFilterBar = memo(function ProductFilterBar(props: ProductFilterBarProps) {
  const { filter, fields, found, total, onChange } = props;
  const [isOpen, setIsOpen] = useState(false);
  const fieldsId = useId();

  return (
    <Box role="search" aria-label="Ürün listesi">
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
        <OutlinedInput
          type="search"
          value={filter.text}
          placeholder="Ad, marka, parça no"
          startAdornment={<Icon path={mdiMagnify} />}
          sx={{ flex: '1 1 12rem' }}
          slotProps={{ input: { 'aria-label': 'Ürünlerde ara', enterKeyHint: 'search' } }}
          onChange={({ target }) => onChange({ text: target.value })}
        />
        <Button
          variant="outlined"
          color="secondary"
          aria-expanded={isOpen}
          aria-controls={fieldsId}
          startIcon={<Icon path={PANEL_ICONS.filter} />}
          onClick={() => setIsOpen(!isOpen)}
          sx={{ flexShrink: 0 }}
        >
          Süz
        </Button>
      </Stack>
      <Box id={fieldsId} sx={isOpen ? { mt: 1.5 } : null}>
        {isOpen ? fields : null}
      </Box>
      <Stack direction="row" sx={{ flexWrap: 'wrap', alignItems: 'center', gap: '0 1rem' }}>
        <Typography role="status">
          {found === undefined ? null : `${found} / ${total} ürün`}
        </Typography>
        {found === undefined ? null : (
          <Button color="primary" onClick={() => onChange(EVERY_PRODUCT)}>
            Filtreyi kaldır
          </Button>
        )}
      </Stack>
    </Box>
  );
});
