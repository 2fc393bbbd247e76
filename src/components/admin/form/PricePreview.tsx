import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';

import { DiscountBadge } from '@/components/shared/DiscountBadge';
import { PriceTag } from '@/components/shared/PriceTag';
import { discountOf } from '@/domain/discount';
import { formatSavings } from '@/domain/price';
import { savings } from '@/domain/product';

const box = { display: 'grid', gap: 1, justifyItems: 'start', p: '0.875rem 1rem' };

export interface PricePreviewProps {
  /** In TL. */
  price: number | undefined;
  originalPrice: number | undefined;
  discount: number | undefined;
  onUseDiscount: (percent: number) => void;
}

/** The price as the shop will show it (D3), the savings, and the discount computed from both prices. */
export function PricePreview({ price, originalPrice, discount, onUseDiscount }: PricePreviewProps) {
  const prices =
    price === undefined
      ? undefined
      : { price, ...(originalPrice !== undefined && { originalPrice }) };
  const saved = prices && savings(prices);
  const computed = prices && discountOf(prices);
  return (
    <Paper variant="dashed" sx={box}>
      <Typography variant="label" color="textSecondary">
        Mağazada görünecek fiyat
      </Typography>
      {price === undefined ? (
        <Typography variant="body2">Fiyatı yazınca burada görünür.</Typography>
      ) : (
        <PriceTag price={price} originalPrice={saved === undefined ? undefined : originalPrice} />
      )}
      {discount === undefined || discount === 0 ? null : <DiscountBadge percent={discount} />}
      {saved === undefined ? null : (
        <Typography variant="body2" color="primary" sx={{ fontWeight: 600 }}>
          {formatSavings(saved)} tasarruf
        </Typography>
      )}
      {prices?.originalPrice !== undefined && saved === undefined ? (
        <Typography variant="body2">
          Orijinal fiyat, fiyattan yüksek olmadıkça mağazada gösterilmez.
        </Typography>
      ) : null}
      {computed === undefined || computed === discount ? null : (
        <Button variant="outlined" color="secondary" onClick={() => onUseDiscount(computed)}>
          İndirimi %{computed} yap
        </Button>
      )}
    </Paper>
  );
}
