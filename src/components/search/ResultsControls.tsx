import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import NativeSelect from '@mui/material/NativeSelect';
import Stack from '@mui/material/Stack';

import { SORT_ORDERS } from '@/content/search/searchTexts';
import type { ProductQuery, SortOrder } from '@/domain/products/productQuery';
import { TOUCH_TARGET } from '@/theme/sizes';

// On paper its controls are away, and their frames with them.
const row = { flexWrap: 'wrap', gap: 1, '@media print': { display: 'none' } } as const;
const box = {
  alignItems: 'center',
  gap: 1,
  m: 0,
  pl: { xs: 1, sm: 1.5 },
  minHeight: TOUCH_TARGET,
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  bgcolor: 'common.white',
  '& select': { py: 1.25 },
  '&, & select, & .MuiTypography-root': { fontSize: '0.9375rem' },
} as const;
const check = { ...box, pl: 0, gap: 0, pr: { xs: 1, sm: 1.5 } };

export interface ResultsControlsProps extends Pick<ProductQuery, 'sortBy' | 'onlyInStock'> {
  onRefine: (changed: Partial<ProductQuery>) => void;
}

export function ResultsControls({ sortBy, onlyInStock, onRefine }: ResultsControlsProps) {
  return (
    <Stack direction="row" sx={row}>
      <Stack component="label" direction="row" sx={box}>
        Sırala
        <NativeSelect
          value={sortBy}
          disableUnderline
          // Every option is an order.
          onChange={({ target }) => onRefine({ sortBy: target.value as SortOrder })}
        >
          {SORT_ORDERS.map(({ value, name }) => (
            <option key={value} value={value}>
              {name}
            </option>
          ))}
        </NativeSelect>
      </Stack>
      <FormControlLabel
        label="Yalnız stoktakiler"
        sx={check}
        control={
          <Checkbox
            checked={onlyInStock}
            onChange={({ target }) => onRefine({ onlyInStock: target.checked })}
          />
        }
      />
    </Stack>
  );
}
