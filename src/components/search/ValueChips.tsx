import Chip from '@mui/material/Chip';
import { styled } from '@mui/material/styles';

import type { ValueCount } from '@/domain/products/productQuery';

/** One line that scrolls sideways: twelve brands would fill a phone's window. */
const Row = styled('div')({
  display: 'flex',
  gap: '0.5rem',
  overflowX: 'auto',
  padding: '0.25rem',
  margin: '0 -0.25rem',
});

const chip = {
  flexShrink: 0,
  maxWidth: 'min(100%, 20rem)',
  '& .MuiChip-label': { overflow: 'hidden', whiteSpace: 'nowrap', textOverflow: 'ellipsis' },
} as const;

export interface ValueChipsProps {
  label: string;
  values: ReadonlyArray<ValueCount>;
  /** Empty: none. */
  chosen: string;
  /** Empty: the chosen one was pressed again. */
  onChoose: (name: string) => void;
}

export function ValueChips({ label, values, chosen, onChoose }: ValueChipsProps) {
  if (values.length < 2 && chosen === '') return null;
  return (
    <Row role="group" aria-label={label}>
      {values.map(({ name, count }) => (
        <Chip
          key={name}
          component="button"
          variant="outlined"
          label={`${name} (${count.toLocaleString('tr')})`}
          aria-pressed={name === chosen}
          onClick={() => onChoose(name === chosen ? '' : name)}
          sx={chip}
        />
      ))}
    </Row>
  );
}
