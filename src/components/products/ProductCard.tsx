import ButtonBase from '@mui/material/ButtonBase';
import Card from '@mui/material/Card';
import CardActionArea from '@mui/material/CardActionArea';
import CardContent from '@mui/material/CardContent';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';

import { Picture } from '@/components/shared/Picture';
import { PriceTag } from '@/components/shared/product/PriceTag';
import { StarRating } from '@/components/shared/product/StarRating';
import { StockBadge } from '@/components/shared/product/StockBadge';
import { drawingOf } from '@/content/pictures';
import { DISPLAYED_RATING } from '@/domain/limits';
import type { Product } from '@/domain/product';
import { clampLines, TOUCH_TARGET } from '@/theme/sizes';

import { CardActions } from './CardActions';
import { CornerBadge } from './CornerBadge';
import { OpeningPart } from './OpeningPart';

// `styled`, because `sx` is computed again for each of many cards.
const Facts = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: '0.25rem 0.75rem',
});

const NameButton = styled(ButtonBase)({
  display: 'block',
  minHeight: TOUCH_TARGET,
  font: 'inherit',
  textAlign: 'left',
  verticalAlign: 'top',
  overflowWrap: 'anywhere',
  '&:hover': { textDecoration: 'underline', textUnderlineOffset: '0.2em' },
});

const Description = styled(Typography)(clampLines(3));

const Foot = styled('div')({
  display: 'grid',
  gap: '0.75rem',
  marginTop: 'auto',
  paddingTop: '0.25rem',
});

export interface ProductCardProps {
  product: Product;
  chatHref: string;
  onSelect: (product: Product) => void;
}

export function ProductCard(props: ProductCardProps) {
  const { product, chatHref, onSelect } = props;
  const { id, name, brand, price, originalPrice } = product;
  const nameId = `urun-${id}`;
  return (
    <Card component="article" aria-labelledby={nameId}>
      <CornerBadge product={product} />
      <OpeningPart part="picture" productId={id}>
        <CardActionArea
          data-sold-out={!product.inStock || undefined}
          aria-label={`${name} ayrıntısı`}
          onClick={() => onSelect(product)}
        >
          <Picture
            src={product.image}
            standIn={drawingOf(product.category)}
            alt=""
            ratio={4 / 3}
            width={400}
            sizes="min(44vw,310px)"
          />
        </CardActionArea>
      </OpeningPart>
      <CardContent>
        <Facts>
          <Typography variant="label" translate="no" color="textSecondary">
            {brand}
          </Typography>
          <StockBadge inStock={product.inStock} />
        </Facts>
        <Typography id={nameId} variant="h4" component="h3">
          <NameButton onClick={() => onSelect(product)}>{name}</NameButton>
        </Typography>
        <Description variant="body2" color="textSecondary">
          {product.description}
        </Description>
        <StarRating text={`(${DISPLAYED_RATING})`} />
        <Foot>
          <PriceTag price={price} originalPrice={originalPrice} />
          <CardActions productName={name} chatHref={chatHref} />
        </Foot>
      </CardContent>
    </Card>
  );
}
