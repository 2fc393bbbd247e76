import ButtonBase from '@mui/material/ButtonBase';
import Card from '@mui/material/Card';
import CardActionArea from '@mui/material/CardActionArea';
import CardContent from '@mui/material/CardContent';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';

import { useControlActions } from '@/components/shared/controlActions';
import { Picture } from '@/components/shared/Picture';
import { PriceTag } from '@/components/shared/product/PriceTag';
import { StarRating } from '@/components/shared/product/StarRating';
import { StockBadge } from '@/components/shared/product/StockBadge';
import { drawingOf } from '@/content/pictures';
import { DISPLAYED_RATING } from '@/domain/limits';
import type { Product } from '@/domain/product';
import { splitDescription } from '@/domain/products/partNumbers';
import { clampLines, TOUCH_TARGET } from '@/theme/sizes';

import { CardActions } from './CardActions';
import { CornerBadge } from './CornerBadge';
import { OpeningElement } from './OpeningElement';

// `styled`, because `sx` is computed again for each of many cards.
// Each line has a fixed height, so that neighbours stand on the same lines whatever their texts are.
const Facts = styled('div')({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '0.5rem',
  height: '1.5rem',
  whiteSpace: 'nowrap',
  '& > :first-of-type': { overflow: 'hidden', textOverflow: 'ellipsis' },
  '& > :last-of-type': { flexShrink: 0, paddingTop: 0, paddingBottom: 0 },
});

const Name = styled(Typography)(({ theme }) => ({
  '--lines': 3,
  fontSize: '1rem',
  lineHeight: 1.3,
  [theme.breakpoints.up('sm')]: { '--lines': 2, fontSize: '1.0625rem' },
})) as typeof Typography;

const NameButton = styled(ButtonBase)({
  display: 'flex',
  alignItems: 'start',
  justifyContent: 'start',
  width: '100%',
  height: 'calc(var(--lines) * 1.3em)',
  minHeight: TOUCH_TARGET,
  font: 'inherit',
  textAlign: 'left',
  overflowWrap: 'anywhere',
  '& > span': { ...clampLines(3), WebkitLineClamp: 'var(--lines)' },
  '&:hover': { textDecoration: 'underline', textUnderlineOffset: '0.2em' },
});

const Description = styled(Typography)({ ...clampLines(2), height: '3em' });

const Foot = styled('div')({
  display: 'grid',
  gap: '0.5rem',
  marginTop: 'auto',
  '& > p': { flexDirection: 'column-reverse', alignItems: 'start', minHeight: '3.25rem' },
});

export interface ProductCardProps {
  product: Product;
  chatHref: string;
  onSelect: (product: Product) => void;
}

export function ProductCard(props: ProductCardProps) {
  const { product, chatHref, onSelect } = props;
  const { id, name, brand, price, originalPrice } = product;
  const nameId = `product-${id}`;
  const way = useControlActions()?.part(product, onSelect) ?? { onClick: () => onSelect(product) };
  return (
    <Card component="article" aria-labelledby={nameId}>
      <CornerBadge product={product} />
      <OpeningElement element="picture" productId={id}>
        <CardActionArea
          data-sold-out={!product.inStock || undefined}
          aria-label={`${name} ayrıntısı`}
          {...way}
        >
          <Picture
            src={product.image}
            standIn={drawingOf(product.category)}
            alt=""
            width={400}
            sizes="min(44vw,310px)"
          />
        </CardActionArea>
      </OpeningElement>
      <CardContent>
        <Facts>
          <Typography variant="label" translate="no" color="textSecondary">
            {brand}
          </Typography>
          <StockBadge inStock={product.inStock} />
        </Facts>
        <Name id={nameId} variant="h4" component="h3">
          <NameButton {...way}>
            <span>{name}</span>
          </NameButton>
        </Name>
        <Description variant="body2" color="textSecondary">
          {splitDescription(product.description).text}
        </Description>
        <StarRating text={`(${DISPLAYED_RATING})`} />
        <Foot>
          <PriceTag price={price} originalPrice={originalPrice} />
          <CardActions product={product} chatHref={chatHref} />
        </Foot>
      </CardContent>
    </Card>
  );
}
