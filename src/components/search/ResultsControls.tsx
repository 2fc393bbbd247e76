import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import NativeSelect from '@mui/material/NativeSelect';
import Stack from '@mui/material/Stack';
import { useId } from 'react';

import { SORT_ORDERS } from '@/content/search';
import type { SortOrder } from '@/domain/products/productQuery';

const line = {
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: { xs: '0 0.25rem', sm: '0 1.5rem' },
} as const;
const field = { alignItems: 'center', gap: 1 } as const;
const select = { '& select': { py: 1.25 } };

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
    <Stack direction="row" sx={line}>
      <Stack direction="row" sx={field}>
        <FormLabel htmlFor={id}>Sırala</FormLabel>
        <NativeSelect
          value={sortBy}
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
