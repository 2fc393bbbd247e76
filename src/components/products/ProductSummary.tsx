import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

import { AddToEnquiry } from '@/components/enquiry/AddToEnquiry';
import { CallButton } from '@/components/shared/contact/CallButton';
import { ChatButton, type ChatButtonProps } from '@/components/shared/contact/ChatButton';
import { useControlActions } from '@/components/shared/controlActions';
import { PriceTag } from '@/components/shared/product/PriceTag';
import { StarRating } from '@/components/shared/product/StarRating';
import { StockBadge } from '@/components/shared/product/StockBadge';
import { useShop } from '@/components/shared/ShopContext';
import { PRICES_WITH_VAT } from '@/content/navigation';
import { ratingText } from '@/content/productDetail';
import type { ContactLinks } from '@/domain/contactLinks';
import { formatSavings } from '@/domain/prices/price';
import { type Product, savings, vehiclesOf } from '@/domain/product';
import { splitDescription } from '@/domain/products/partNumbers/partNumbers';
import { LOW_WINDOW } from '@/theme/sizes';

import { TrustMarks } from './TrustMarks';

// One object in wide windows. On phones all down to the chat button fits the first window; in low windows, all but the buttons.
const column = {
  gap: { xs: 0.75, md: 1.5 },
  minWidth: 0,
  p: { md: 3.5 },
  border: { md: 1 },
  borderColor: { md: 'divider' },
  bgcolor: { md: 'common.white' },
  '& > div ~ *': { mt: { xs: 0.75, md: 0.5 } },
  [LOW_WINDOW]: { gap: 0.75 },
} as const;

const name = { fontSize: 'clamp(1.5rem, 1.15rem + 1.5vw, 2.5rem)' };

const offer = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: { xs: '0.25rem 1rem', md: '0.75rem 1rem' },
  pt: { md: 1 },
  // The stock, in a line of its own.
  '& > :last-child': { flex: '0 0 100%', m: 0 },
  [LOW_WINDOW]: { pt: 0 },
};

const actions = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, max(9.5rem, 40%)), 1fr))',
  gap: 1.5,
  '& > .MuiButton-root': { px: 1 },
  '& > a:first-of-type': { gridColumn: '1 / -1' },
};

/** The heading that takes the focus when the detail opens. */
export const PRODUCT_NAME_ID = 'product-name';

export interface ProductSummaryProps extends ContactLinks {
  product: Product;
  /** Said in its place where somebody has deleted the product while it was open (D36). */
  isGone?: boolean;
  chatRef?: ChatButtonProps['ref'];
  /** Their line, where the product has some. */
  partNumbers?: ReactNode;
}

export function ProductSummary(props: ProductSummaryProps) {
  const { product, chatHref, callHref, isGone = false, chatRef, partNumbers } = props;
  const saved = savings(product);
  const controls = useControlActions();
  const vehicles = new Set(vehiclesOf(product));
  const { pricesWithVat } = useShop();
  return (
    <Stack sx={column}>
      <Typography variant="label" color="textSecondary" noWrap>
        <span translate="no">{product.brand}</span>
        {product.brand === '' || product.category === '' ? '' : ' / '}
        {product.category}
      </Typography>
      <Typography id={PRODUCT_NAME_ID} tabIndex={-1} variant="h1" sx={name}>
        {/* `III` and a slash stay with the word before them. */}
        {product.name.replaceAll(/ (?=[IVX]+\b|\/)/g, '\u00A0')}
      </Typography>
      <StarRating text={ratingText} />
      {isGone ? (
        <Typography role="status" color="primary" sx={{ fontWeight: 600 }}>
          Bu parça artık listemizde yok. Bu parçayı sormak için bize yazabilir ya da
          arayabilirsiniz.
        </Typography>
      ) : null}
      <Box sx={offer}>
        <PriceTag
          size="detail"
          price={product.price}
          originalPrice={product.originalPrice}
          isQuiet={!product.inStock}
        />
        {pricesWithVat && product.price > 0 ? (
          <Typography variant="caption">{PRICES_WITH_VAT}</Typography>
        ) : null}
        {saved === undefined || !product.inStock ? null : (
          <Typography color="primary" sx={{ fontWeight: 600 }}>
            {formatSavings(saved)} tasarruf
          </Typography>
        )}
        {product.isStockUnknown ? null : <StockBadge inStock={product.inStock} wording="detail" />}
      </Box>
      <Box sx={actions}>
        <ChatButton
          ref={chatRef}
          size="large"
          href={chatHref}
          label="WhatsApp ile Satın Al"
          isQuiet={!product.inStock}
        />
        <CallButton size="large" href={callHref} label="Hemen Ara" />
        {controls?.addToEnquiry(product, 'detail') ?? <AddToEnquiry place="detail" />}
        {controls?.openNow}
      </Box>
      <TrustMarks />
      <Typography sx={{ whiteSpace: 'pre-line' }}>
        {splitDescription(product.description).text}
      </Typography>
      {vehicles.size === 0 ? null : (
        <section>
          <Typography variant="label" component="h2" color="textSecondary">
            Uyumlu Araçlar
          </Typography>
          <Typography component="ul" sx={{ m: 0, pl: 2.5 }}>
            {[...vehicles].map((vehicle) => (
              <li key={vehicle}>{vehicle}</li>
            ))}
          </Typography>
        </section>
      )}
      {controls?.carFit?.(product)}
      {partNumbers}
    </Stack>
  );
}
