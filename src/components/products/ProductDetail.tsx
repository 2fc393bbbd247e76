import { mdiArrowLeft } from '@mdi/js';
import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import { styled } from '@mui/material/styles';

import { DiscountBadge } from '@/components/shared/DiscountBadge';
import { Icon } from '@/components/shared/Icon';
import { Picture } from '@/components/shared/Picture';
import { DEFAULT_PRODUCT_IMAGE } from '@/content/pictures';
import { productFeatures, shippingAndReturns } from '@/content/productDetail';

import { FactList } from './FactList';
import { ProductSummary, type ProductSummaryProps } from './ProductSummary';

const Root = styled(Container)({ paddingBlock: '0.75rem 4rem' });

// Its words stand in line with the page's edge.
const BackButton = styled(Button)({ marginLeft: '-1.125rem' });

const Columns = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: '1.5rem',
  marginTop: '0.75rem',
  [theme.breakpoints.up('md')]: { gridTemplateColumns: '1.1fr 1fr', gap: '3.5rem' },
}));

const Photo = styled('div')(({ theme }) => ({
  position: 'relative',
  alignSelf: 'start',
  border: `1px solid ${theme.vars.palette.divider}`,
  [theme.breakpoints.up('md')]: { position: 'sticky', top: '1.5rem' },
}));

const Badge = styled(DiscountBadge)({ position: 'absolute', zIndex: 1, top: 0, left: 0 });

const Lists = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: '2rem',
  marginTop: '3rem',
  [theme.breakpoints.up('sm')]: { gridTemplateColumns: '1fr 1fr', gap: '3.5rem' },
}));

export interface ProductDetailProps extends ProductSummaryProps {
  onBack: () => void;
}

/** One part in full (specification 2, "Product detail"). */
export function ProductDetail({ onBack, ...summary }: ProductDetailProps) {
  const { product } = summary;
  return (
    <Root>
      <BackButton color="secondary" startIcon={<Icon path={mdiArrowLeft} />} onClick={onBack}>
        Geri Dön
      </BackButton>
      <Columns>
        <Photo>
          {product.discount === undefined || product.discount === 0 ? null : (
            <Badge percent={product.discount} />
          )}
          <Picture
            src={product.image || DEFAULT_PRODUCT_IMAGE}
            alt={product.name}
            ratio={4 / 3}
            width={800}
            isFirst
          />
        </Photo>
        <ProductSummary {...summary} />
      </Columns>
      <Lists>
        <FactList title="Ürün Özellikleri" facts={productFeatures} />
        <FactList title="Kargo ve İade" facts={shippingAndReturns} />
      </Lists>
    </Root>
  );
}
