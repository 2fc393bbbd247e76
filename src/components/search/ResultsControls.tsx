import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import NativeSelect from '@mui/material/NativeSelect';
import Stack from '@mui/material/Stack';
import { useId } from 'react';

import { SORT_ORDERS } from '@/content/search/searchTexts';
import type { SortOrder } from '@/domain/products/productQuery';
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
} as const;
const select = { '& select': { py: 1.25, fontSize: '0.9375rem' } };
const check = {
  ...box,
  pl: 0,
  gap: 0,
  pr: { xs: 1, sm: 1.5 },
  '& .MuiTypography-root': { fontSize: '0.9375rem' },
};

export interface ResultsControlsProps {
  sortBy: SortOrder;
  onlyInStock: boolean;
  onSort: (sortBy: SortOrder) => void;
  onOnlyInStock: (onlyInStock: boolean) => void;
}

export function ResultsControls(props: ResultsControlsProps) {
  const { sortBy, onlyInStock, onSort, onOnlyInStock } = props;
  const id = useId();
  return (
    <Stack direction="row" sx={row}>
      <Stack direction="row" sx={box}>
        <FormLabel htmlFor={id} sx={{ fontWeight: 400 }}>
          Sırala
        </FormLabel>
        <NativeSelect
          value={sortBy}
          disableUnderline
          sx={select}
          inputProps={{ id }}
          // Every option is an order.
          onChange={({ target }) => onSort(target.value as SortOrder)}
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
            onChange={({ target }) => onOnlyInStock(target.checked)}
          />
        }
      />
    </Stack>
  );
}
