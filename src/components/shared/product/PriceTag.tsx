import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';

import { VisuallyHidden } from '@/components/shared/VisuallyHidden';
import { formatPrice } from '@/domain/prices/price';
import { type Prices, savings } from '@/domain/product';

const Row = styled('p')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: '0.125rem 0.5rem',
  margin: 0,
  // Seven figures are read in threes; text and copy have no space.
  '& span > span': { marginLeft: '0.12em' },
});

export interface PriceTagProps extends Prices {
  size?: 'card' | 'detail';
  /** The price of something that cannot be bought now. */
  isQuiet?: boolean;
}

/** Hidden words name the struck-through original price (D3), because screen readers do not say the line. */
export function PriceTag({ price, originalPrice, size = 'card', isQuiet }: PriceTagProps) {
  const isLarge = size === 'detail';
  const shown = formatPrice(price);
  // Without lira, its kuruş are what the eye compares.
  const lira = price < 1 ? shown : `${Math.trunc(price)}`;
  const oldPrice = savings({ price, originalPrice }) === undefined ? undefined : originalPrice;
  return (
    <Row>
      {oldPrice === undefined ? null : <VisuallyHidden>İndirimli fiyat: </VisuallyHidden>}
      {/* With a key: more digits in the same element would shift what follows them. */}
      <Typography
        key={lira}
        component="span"
        variant={isLarge ? 'priceLarge' : 'price'}
        color={isQuiet || price === 0 ? 'textSecondary' : undefined}
      >
        {price < 1e6 ? lira : lira.slice(0, -6)}
        {price < 1e6 ? null : (
          <>
            <span>{lira.slice(-6, -3)}</span>
            <span>{lira.slice(-3)}</span>
          </>
        )}
        <small>{shown.slice(lira.length)}</small>
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
