import { mdiArrowLeft, mdiMagnifyPlusOutline } from '@mdi/js';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ButtonBase from '@mui/material/ButtonBase';
import Container from '@mui/material/Container';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import { type ReactNode, useState } from 'react';

import { Icon } from '@/components/shared/Icon';
import { Picture } from '@/components/shared/Picture';
import { useShop } from '@/components/shared/ShopContext';
import { drawingOf } from '@/content/categories';
import { productFeatures, shippingAndReturns } from '@/content/productDetail';
import { promisesOf } from '@/content/shop/shopFacts';
import { LOW_WINDOW, PAGE_GUTTER, ROUND_PLATE, SOLD_OUT_PICTURE } from '@/theme/sizes';

import { CornerBadge } from './CornerBadge';
import { FactList } from './FactList';
import { ProductSummary, type ProductSummaryProps } from './ProductSummary';
import { SharedElement } from './SharedElement';

// The buttons' words are in line with the page's edges, and in one line with large text, too.
const BUTTON_PADDING = `min(1.125rem, ${PAGE_GUTTER})`;
const row = {
  position: 'relative',
  flexWrap: 'wrap',
  mx: `calc(-1 * ${BUTTON_PADDING})`,
  '& .MuiButton-root': {
    minHeight: 'min(2.75rem, 56px)',
    px: BUTTON_PADDING,
    fontSize: 'min(0.9375rem, 6.2vw)',
    fontWeight: 400,
  },
  '& .MuiButton-startIcon > :nth-of-type(1)': { fontSize: 'min(1.25rem, 6.25vw)' },
} as const;

const columns = {
  display: 'grid',
  gridTemplateColumns: { md: '1.1fr 1fr' },
  gap: { xs: 1, sm: 3 },
  mt: { sm: 1.5 },
  [LOW_WINDOW]: { gridTemplateColumns: '1fr 1fr', mt: 0 },
};

const photo = {
  position: 'relative',
  ...SOLD_OUT_PICTURE,
  // In wide windows as high as the words beside it.
  '&::before': { md: { content: '""', display: 'block', paddingTop: '75%' } },
  '& > span:last-of-type': {
    position: { md: 'absolute' },
    top: 0,
    height: { md: '100%' },
    aspectRatio: { xs: 'var(--ratio)', md: 'auto' },
    maxHeight: { xs: 'max(32vh, 186px)', sm: 'none' },
  },
  [LOW_WINDOW]: { alignSelf: 'start' },
  // A drawing has the shape of its place, but on phones.
  '& img:not([data-fit])': { objectFit: 'contain' },
} as const;

const enlarge = {
  position: 'absolute',
  zIndex: 1,
  top: 0,
  right: 0,
  bottom: 0,
  left: 0,
  alignItems: 'end',
  justifyContent: 'end',
  cursor: 'zoom-in',
  '& > svg': { ...ROUND_PLATE, m: 1 },
} as const;

const lists = {
  display: 'grid',
  gridTemplateColumns: { sm: '1fr 1fr', md: '1.1fr 1fr' },
  gap: { xs: 4, sm: 3 },
  mt: { xs: 4, md: 6 },
};

export interface ProductDetailProps extends ProductSummaryProps {
  onBack: () => void;
  onEnlarge: () => void;
  actions?: ReactNode;
}

export function ProductDetail(props: ProductDetailProps) {
  const { onBack, onEnlarge, actions, ...summary } = props;
  const { product } = summary;
  const shop = useShop();
  const textsOf = (promises: typeof productFeatures | typeof shippingAndReturns) =>
    promisesOf(shop, [...promises]).map(({ text }) => text);
  const [missing, setMissing] = useState('');
  return (
    <Container sx={{ pt: { sm: 1.5 }, pb: 8, [LOW_WINDOW]: { pt: 0 } }}>
      <Stack direction="row" sx={row}>
        <Button startIcon={<Icon path={mdiArrowLeft} />} onClick={onBack}>
          Geri Dön
        </Button>
        {actions}
      </Stack>
      <Box sx={columns}>
        <SharedElement productId={product.id}>
          <Paper data-sold-out={!product.inStock || undefined} variant="outlined" sx={photo}>
            <CornerBadge product={product} />
            <Picture
              src={product.image}
              standIn={drawingOf(product.category)}
              alt={product.name}
              width={800}
              sizes="(min-width:56.25em) 600px,88vw"
              fit="contain"
              isFirst
              onMissing={() => setMissing(product.image)}
            />
            {product.image === missing || product.image === '' ? null : (
              <ButtonBase aria-label="Fotoğrafı büyüt" onClick={onEnlarge} sx={enlarge}>
                <Icon path={mdiMagnifyPlusOutline} />
              </ButtonBase>
            )}
          </Paper>
        </SharedElement>
        <ProductSummary {...summary} />
      </Box>
      <Box sx={lists}>
        <FactList title="Ürün Özellikleri" facts={textsOf(productFeatures)} />
        <FactList title="Kargo ve İade" facts={textsOf(shippingAndReturns)} />
      </Box>
    </Container>
  );
}
