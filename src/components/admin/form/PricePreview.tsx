import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';

import { DiscountBadge } from '@/components/shared/DiscountBadge';
import { PriceTag } from '@/components/shared/PriceTag';
import { formatSavings } from '@/domain/price';
import { discountOf, savings } from '@/domain/product';

const Root = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: '0.5rem',
  justifyItems: 'start',
  padding: '0.875rem 1rem',
  border: `1px dashed ${theme.vars.palette.text.secondary}`,
  backgroundColor: theme.vars.palette.common.white,
}));

export interface PricePreviewProps {
  /** In TL; undefined while there is none. */
  price: number | undefined;
  originalPrice: number | undefined;
  /** Whole percent, as typed. */
  discount: number | undefined;
  /** The owner takes the discount that the two prices amount to. */
  onUseDiscount: (percent: number) => void;
}

/** The price as the shop will show it (D3), what the buyer saves, and the discount that the prices amount to. */
export function PricePreview({ price, originalPrice, discount, onUseDiscount }: PricePreviewProps) {
  const prices =
    price === undefined
      ? undefined
      : { price, ...(originalPrice !== undefined && { originalPrice }) };
  const saved = prices && savings(prices);
  const computed = prices && discountOf(prices);
  return (
    <Root>
      <Typography variant="label" sx={{ color: 'text.secondary' }}>
        Mağazada görünecek fiyat
      </Typography>
      {price === undefined ? (
        <Typography variant="body2">Fiyatı yazınca burada görünür.</Typography>
      ) : (
        <PriceTag price={price} originalPrice={saved === undefined ? undefined : originalPrice} />
      )}
      {discount === undefined || discount === 0 ? null : <DiscountBadge percent={discount} />}
      {saved === undefined ? null : (
        <Typography variant="body2" sx={{ color: 'primary.main', fontWeight: 600 }}>
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
    </Root>
  );
}
