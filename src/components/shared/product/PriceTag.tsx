import { styled, type Theme } from '@mui/material/styles';
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

/** In characters. A longer price is smaller, so that it fits a card, or leaves room for the old one, on a phone. */
const MOST_LARGE = 9;

const longPrice = {
  card: { fontSize: '1.375rem', lineHeight: '1.75rem' },
  detail: (theme: Theme) => ({ [theme.breakpoints.down('sm')]: { fontSize: '2rem' } }),
};

export interface PriceTagProps extends Prices {
  size?: 'card' | 'detail';
}

/** Hidden words name the struck-through original price (D3), because screen readers do not say the line. */
export function PriceTag({ price, originalPrice, size = 'card' }: PriceTagProps) {
  const isLarge = size === 'detail';
  const shown = formatPrice(price);
  const oldPrice = savings({ price, originalPrice }) === undefined ? undefined : originalPrice;
  return (
    <Row>
      {oldPrice === undefined ? null : <VisuallyHidden>İndirimli fiyat: </VisuallyHidden>}
      <Typography
        component="span"
        variant={isLarge ? 'priceLarge' : 'price'}
        sx={shown.length > MOST_LARGE ? longPrice[size] : null}
      >
        {shown}
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
