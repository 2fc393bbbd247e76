import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';

import { FORCED_COLORS } from '@/theme/sizes';

const Badge = styled(Typography)(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '0.4375rem',
  color: theme.vars.palette.text.primary,
  '&::before': {
    content: '""',
    width: '0.5rem',
    height: '0.5rem',
    backgroundColor: 'currentColor',
    border: '1.5px solid currentColor',
    [FORCED_COLORS]: { backgroundColor: 'CanvasText' },
  },
  '&[data-stock="out"]': {
    color: theme.vars.palette.text.secondary,
    '&::before': { backgroundColor: 'transparent', [FORCED_COLORS]: { backgroundColor: 'Canvas' } },
  },
})) as typeof Typography;

export interface StockBadgeProps {
  inStock: boolean;
  /** Cards say Stokta / Tükendi, the detail Stokta Var / Stokta Yok (specification 2). */
  wording?: 'card' | 'detail';
}

const WORDS = {
  card: { in: 'Stokta', out: 'Tükendi' },
  detail: { in: 'Stokta Var', out: 'Stokta Yok' },
} as const;

/** A filled or a hollow square beside the word: readable without colour. */
export function StockBadge({ inStock, wording = 'card' }: StockBadgeProps) {
  const state = inStock ? 'in' : 'out';
  return (
    <Badge component="span" variant="label" data-stock={state}>
      {WORDS[wording][state]}
    </Badge>
  );
}
