import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';

import { DiscountBadge } from '@/components/shared/product/DiscountBadge';
import { PriceTag } from '@/components/shared/product/PriceTag';
import { formatSavings } from '@/domain/prices/price';
import { type Product, savings } from '@/domain/product';
import { discountOf } from '@/panel/domain/prices/discount';

const box = { display: 'grid', gap: 1, justifyItems: 'start', p: '0.875rem 1rem' };

export interface PricePreviewProps {
  prices: Pick<Product, 'price' | 'originalPrice'> | undefined;
  discount: number | undefined;
  onUseDiscount: (percent: number) => void;
}

/** Offers the discount that the prices give (D3). */
export function PricePreview(props: PricePreviewProps) {
  const { prices, discount = 0, onUseDiscount } = props;
  const saved = prices && savings(prices);
  const percent = prices && discountOf(prices);
  return (
    <Paper variant="dashed" sx={box}>
      <Typography variant="label" color="textSecondary">
        Mağazada görünecek fiyat
      </Typography>
      {prices === undefined ? (
        <Typography variant="body2">Fiyatı yazınca burada görünür.</Typography>
      ) : (
        <PriceTag price={prices.price} originalPrice={prices.originalPrice} />
      )}
      {discount === 0 ? null : <DiscountBadge percent={discount} />}
      {saved === undefined ? null : (
        <Typography variant="body2" color="primary" sx={{ fontWeight: 600 }}>
          {formatSavings(saved)} tasarruf
        </Typography>
      )}
      {prices?.originalPrice !== undefined && saved === undefined ? (
        <Typography variant="body2">
          {prices.price === 0
            ? 'Fiyatı sorulan üründe orijinal fiyat gösterilmez.'
            : 'Orijinal fiyat, fiyattan yüksek olmadıkça mağazada gösterilmez.'}
        </Typography>
      ) : null}
      {percent === undefined || percent === discount ? null : (
        <Button variant="outlined" onClick={() => onUseDiscount(percent)}>
          İndirimi %{percent} yap
        </Button>
      )}
    </Paper>
  );
}
