import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';

import { VisuallyHidden } from '@/components/shared/VisuallyHidden';
import { formatPrice } from '@/domain/prices/price';
import { type Prices, savings } from '@/domain/product';

const Row = styled('p')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: '0.125rem 0.625rem',
  margin: 0,
});

export interface PriceTagProps extends Prices {
  size?: 'card' | 'detail';
}

/** Hidden words name the struck-through original price (D3), because screen readers do not say the line. */
export function PriceTag({ price, originalPrice, size = 'card' }: PriceTagProps) {
  const isLarge = size === 'detail';
  const oldPrice = savings({ price, originalPrice }) === undefined ? undefined : originalPrice;
  return (
    <Row>
      {oldPrice === undefined ? null : <VisuallyHidden>İndirimli fiyat: </VisuallyHidden>}
      <Typography component="span" variant={isLarge ? 'priceLarge' : 'price'}>
        {formatPrice(price)}
      </Typography>
      {oldPrice === undefined ? null : (
        <>
          <VisuallyHidden>Eski fiyat: </VisuallyHidden>
          <Typography
            component="s"
            variant={isLarge ? 'subtitle1' : 'body2'}
            color="textSecondary"
            noWrap
          >
            {formatPrice(oldPrice)}
          </Typography>
        </>
      )}
    </Row>
  );
}
