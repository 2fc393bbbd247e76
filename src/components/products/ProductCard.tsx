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
import { drawingOf } from '@/content/categories';
import { DISPLAYED_RATING } from '@/domain/limits';
import { type Product, vehiclesText } from '@/domain/product';
import { splitDescription } from '@/domain/products/partNumbers/partNumbers';
import { clampLines } from '@/theme/sizes';

import { CardActions } from './CardActions';
import { CornerBadge } from './CornerBadge';
import { SharedElement } from './SharedElement';

// `styled`, because `sx` is computed again for each of many cards.
// A square on phones, where a shock absorber would be a stripe in a low frame. There every photograph stands whole.
const PictureButton = styled(CardActionArea)({
  '@media (min-width: 20em) and (max-width: 37.49em)': {
    '& > span': { '--ratio': '1 !important' },
    '& img': { objectFit: 'contain' },
    '& [data-fit="cover"]': { padding: '4%' },
  },
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
  font: 'inherit',
  textAlign: 'left',
  '& > span': { ...clampLines(3), WebkitLineClamp: 'var(--lines)' },
  '&::after': { content: '""', position: 'absolute', inset: 'calc(0.65em - 1.375rem) 0' },
  '&:hover': { textDecoration: 'underline', textUnderlineOffset: '0.2em' },
});

const Description = styled(Typography)(({ theme }) => ({
  ...clampLines(2),
  // Vehicles take one of its lines.
  'p + &': { WebkitLineClamp: 1 },
  [theme.breakpoints.down('sm')]: { WebkitLineClamp: 1, 'p + &': { display: 'none' } },
}));

// On one line in the narrowest cards, too.
const Facts = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '0.125rem 0.25rem',
  [theme.breakpoints.down('sm')]: {
    '& [aria-hidden]': { fontSize: '0.625rem' },
    '& .MuiChip-root': { gap: '0.1875rem', fontSize: '0.8125rem' },
  },
}));

export interface ProductCardProps {
  product: Product;
  /** Must stay the same function, or every card is drawn again. */
  chatHref: (product: Product) => string;
  onSelect: (product: Product) => void;
}

export function ProductCard(props: ProductCardProps) {
  const { product, chatHref, onSelect } = props;
  const { id, name, brand, price, originalPrice, inStock } = product;
  const { text, partNumbers } = splitDescription(product.description);
  const nameId = `product-${id}`;
  const controls = useControlActions();
  const vehicles = vehiclesText(product);
  const link = controls?.product(product, onSelect) ?? {
    onClick: () => onSelect(product),
  };
  return (
    <Card component="article" aria-labelledby={nameId}>
      <SharedElement productId={id}>
        <div>
          <CornerBadge product={product} />
          <PictureButton
            data-sold-out={!inStock || undefined}
            aria-label={`${name} ayrıntısı`}
            {...link}
          >
            <Picture
              src={product.image}
              standIn={drawingOf(product.category)}
              alt=""
              width={400}
              sizes="min(44vw,310px)"
            />
          </PictureButton>
        </div>
      </SharedElement>
      <CardContent>
        <Typography variant="label" translate="no" color="textSecondary" noWrap>
          {[brand, ...partNumbers.slice(0, 1)].filter((word) => word !== '').join(' · ')}
        </Typography>
        <Name id={nameId} variant="h4" component="h3">
          <NameButton {...link}>
            <span>{name}</span>
          </NameButton>
        </Name>
        {/* One cell of the grid, so that the rows of neighbours stay on one line. */}
        <div style={{ minWidth: 0 }}>
          {vehicles ? (
            <Typography variant="body2" noWrap>
              {vehicles}
            </Typography>
          ) : null}
          <Description variant="body2" color="textSecondary">
            {text}
          </Description>
          {controls?.carFit?.(product)}
        </div>
        <Facts>
          <StarRating text={`(${DISPLAYED_RATING})`} />
          {product.isStockUnknown ? null : <StockBadge inStock={inStock} />}
        </Facts>
        <PriceTag price={price} originalPrice={originalPrice} isQuiet={!inStock} />
        <CardActions product={product} chatHref={chatHref(product)} />
      </CardContent>
    </Card>
  );
}
