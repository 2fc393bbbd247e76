import Chip from '@mui/material/Chip';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';

import type { ValueCount } from '@/domain/products/productQuery';

/** Chips of values beside their label. On phones they are a line that scrolls sideways and fades at its cut end: twelve brands would fill the window. */
const Row = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '0.5rem',
  padding: '0.25rem 0.25rem 0.25rem 4.75rem',
  margin: '0 -0.25rem',
  '& > p': { width: '4rem', marginLeft: '-4.5rem', flexShrink: 0 },
  [theme.breakpoints.down('sm')]: {
    flexWrap: 'nowrap',
    overflowX: 'auto',
    padding: '0.25rem 1.5rem 0.25rem 0.25rem',
    maskImage: 'linear-gradient(90deg, #000 calc(100% - 1.5rem), transparent)',
    '& > p': { width: 'auto', marginLeft: 0 },
  },
}));

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
      <Typography variant="caption" color="textSecondary" component="p">
        {label}
      </Typography>
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
