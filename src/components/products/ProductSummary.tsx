import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';

import { CallButton } from '@/components/shared/CallButton';
import { ChatButton } from '@/components/shared/ChatButton';
import { DEAD_CONTROL } from '@/components/shared/deadControl';
import { PriceTag } from '@/components/shared/PriceTag';
import { StarRating } from '@/components/shared/StarRating';
import { StockBadge } from '@/components/shared/StockBadge';
import { ratingText } from '@/content/productDetail';
import { formatSavings } from '@/domain/price';
import { type Product, savings } from '@/domain/product';

import { TrustMarks } from './TrustMarks';

const Root = styled('div')({ display: 'flex', flexDirection: 'column', gap: '1rem', minWidth: 0 });

const Offer = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: '0.625rem',
  paddingBlock: '1.25rem',
  borderBlock: `1px solid ${theme.vars.palette.divider}`,
}));

const Actions = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, max(10rem, 40%)), 1fr))',
  gap: '0.75rem',
  '& > a:first-of-type': { gridColumn: '1 / -1' },
});

/** The heading takes the focus when the detail opens. */
export const PRODUCT_NAME_ID = 'urun-adi';

export interface ProductSummaryProps {
  product: Product;
  /** The chat with this product's message in it. */
  chatHref: string;
  callHref: string;
}

/** What it is, what it costs, how to get it. */
export function ProductSummary({ product, chatHref, callHref }: ProductSummaryProps) {
  const saved = savings(product);
  return (
    <Root>
      <Typography variant="label" sx={{ color: 'text.secondary' }}>
        <span translate="no">{product.brand}</span>
        {product.brand === '' || product.category === '' ? '' : ' / '}
        {product.category}
      </Typography>
      <Typography
        id={PRODUCT_NAME_ID}
        tabIndex={-1}
        variant="h1"
        sx={{ fontSize: 'clamp(2rem, 1.6rem + 1.7vw, 3rem)' }}
      >
        {product.name}
      </Typography>
      <StarRating text={ratingText} />
      <Offer>
        <PriceTag
          size="detail"
          price={product.price}
          originalPrice={saved === undefined ? undefined : product.originalPrice}
        />
        {saved === undefined ? null : (
          <Typography sx={{ color: 'primary.main', fontWeight: 600 }}>
            {formatSavings(saved)} tasarruf
          </Typography>
        )}
        <StockBadge inStock={product.inStock} wording="detail" />
      </Offer>
      <Typography sx={{ whiteSpace: 'pre-line' }}>{product.description}</Typography>
      <Actions>
        <ChatButton size="large" href={chatHref} label="WhatsApp ile Satın Al" />
        <CallButton size="large" href={callHref} label="Hemen Ara" />
        <Button size="large" variant="outlined" color="secondary" {...DEAD_CONTROL}>
          Sepete Ekle
        </Button>
      </Actions>
      <TrustMarks />
    </Root>
  );
}
