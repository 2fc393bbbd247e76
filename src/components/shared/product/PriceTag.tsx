import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';

import { VisuallyHidden } from '@/components/shared/VisuallyHidden';
import { formatPrice } from '@/domain/prices/price';

const Row = styled('p')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: '0.125rem 0.625rem',
  margin: 0,
});

export interface PriceTagProps {
  /** In TL. */
  price: number;
  /** In TL. Leave it out unless it is higher than the price (D3). */
  originalPrice?: number | undefined;
  size?: 'card' | 'detail';
}

/** The price, and the original one struck through. A screen reader does not say the line: hidden words do. */
export function PriceTag({ price, originalPrice, size = 'card' }: PriceTagProps) {
  const isLarge = size === 'detail';
  return (
    <Row>
      {originalPrice === undefined ? null : <VisuallyHidden>İndirimli fiyat: </VisuallyHidden>}
      <Typography component="span" variant={isLarge ? 'priceLarge' : 'price'}>
        {formatPrice(price)}
      </Typography>
      {originalPrice === undefined ? null : (
        <>
          <VisuallyHidden>Eski fiyat: </VisuallyHidden>
          <Typography
            component="s"
            variant={isLarge ? 'subtitle1' : 'body2'}
            color="textSecondary"
            noWrap
          >
            {formatPrice(originalPrice)}
          </Typography>
        </>
      )}
    </Row>
  );
}
