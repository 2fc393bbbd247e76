import Chip from '@mui/material/Chip';

export interface StockBadgeProps {
  inStock: boolean;
  /** Cards: Stokta / Tükendi; the detail: Stokta Var / Stokta Yok (specification 2). */
  wording?: 'card' | 'detail';
}

const WORDS = {
  card: { inStock: 'Stokta', outOfStock: 'Tükendi' },
  detail: { inStock: 'Stokta Var', outOfStock: 'Stokta Yok' },
} as const;

export function StockBadge({ inStock, wording = 'card' }: StockBadgeProps) {
  const state = inStock ? 'inStock' : 'outOfStock';
  // With a key: another word in the same element would shift it.
  return <Chip key={state} component="span" variant={state} label={WORDS[wording][state]} />;
}
