import ButtonBase from '@mui/material/ButtonBase';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { memo } from 'react';

import { DiscountBadge } from '@/components/shared/DiscountBadge';
import { Picture } from '@/components/shared/Picture';
import { PriceTag } from '@/components/shared/PriceTag';
import { StarRating } from '@/components/shared/StarRating';
import { StockBadge } from '@/components/shared/StockBadge';
import { DEFAULT_PRODUCT_IMAGE } from '@/content/pictures';
import { DISPLAYED_RATING } from '@/domain/limits';
import { PHONE } from '@/domain/pictureCopies';
import { type Product, savings } from '@/domain/product';

import { CardActions } from './CardActions';

const Root = styled('article')(({ theme }) => ({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  height: '100%',
  backgroundColor: theme.vars.palette.common.white,
}));

const PictureButton = styled(ButtonBase)({
  display: 'block',
  width: '100%',
  overflow: 'hidden',
  // Inside: what lies outside of the card is not drawn in the grid.
  '&:focus-visible': { outlineOffset: -3, boxShadow: 'none' },
  '& img': { transition: 'transform 300ms ease-out' },
  '&:hover img': { transform: 'scale(1.03)' },
});

const Badge = styled(DiscountBadge)({ position: 'absolute', zIndex: 1, top: 0, left: 0 });

const Words = styled('div')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  flex: 1,
  gap: '0.5rem',
  padding: '0.875rem',
  [theme.breakpoints.up('sm')]: { padding: '1.125rem' },
}));

const Facts = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: '0.25rem 0.75rem',
});

const NameButton = styled(ButtonBase)({
  display: 'block',
  minHeight: '2.75rem',
  font: 'inherit',
  textAlign: 'left',
  verticalAlign: 'top',
  overflowWrap: 'anywhere',
  '&:hover': { textDecoration: 'underline', textUnderlineOffset: '0.2em' },
});

const Description = styled(Typography)(({ theme }) => ({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 3,
  overflow: 'hidden',
  color: theme.vars.palette.text.secondary,
}));

const Foot = styled('div')({
  display: 'grid',
  gap: '0.75rem',
  marginTop: 'auto',
  paddingTop: '0.25rem',
});

export interface ProductCardProps {
  product: Product;
  /** The chat with this product's message in it. */
  chatHref: string;
  onSelect: (product: Product) => void;
}

/** A part in the grid. Memoised: one changed product redraws one card. */
export const ProductCard = memo(function ProductCard(props: ProductCardProps) {
  const { product, chatHref, onSelect } = props;
  const { id, name, brand, price, originalPrice, discount } = product;
  const nameId = `urun-${id}`;
  return (
    <Root aria-labelledby={nameId}>
      {discount === undefined || discount === 0 ? null : <Badge percent={discount} />}
      <PictureButton aria-label={`${name} ayrıntısı`} onClick={() => onSelect(product)}>
        <Picture
          src={product.image || DEFAULT_PRODUCT_IMAGE}
          alt=""
          ratio={4 / 3}
          width={400}
          sizes={`${PHONE} 50vw,400px`}
        />
      </PictureButton>
      <Words>
        <Facts>
          <Typography variant="label" translate="no" sx={{ color: 'text.secondary' }}>
            {brand}
          </Typography>
          <StockBadge inStock={product.inStock} />
        </Facts>
        <Typography id={nameId} variant="h4" component="h3">
          <NameButton onClick={() => onSelect(product)}>{name}</NameButton>
        </Typography>
        <Description variant="body2">{product.description}</Description>
        <StarRating text={`(${DISPLAYED_RATING})`} />
        <Foot>
          <PriceTag
            price={price}
            originalPrice={savings(product) === undefined ? undefined : originalPrice}
          />
          <CardActions productName={name} chatHref={chatHref} />
        </Foot>
      </Words>
    </Root>
  );
});
