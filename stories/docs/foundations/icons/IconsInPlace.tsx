import Container from '@mui/material/Container';
import { styled } from '@mui/material/styles';

import { CategoryGrid } from '@/components/categories/CategoryGrid';
import { TrustMarks } from '@/components/products/TrustMarks';
import { StarRating } from '@/components/shared/product/StarRating';
import { BenefitGrid } from '@/components/trust/BenefitGrid';
import { ratingText } from '@/content/productDetail';

import { Exhibit } from '../../Exhibit';

const Stack = styled('div')({
  display: 'grid',
  gap: '2rem',
  paddingBlock: '1.5rem',
  '& .narrow': { display: 'grid', gap: '1.5rem', width: 'min(100%, 26rem)' },
});

/** Components that show icons. */
export function IconsInPlace() {
  return (
    <Exhibit padded={false} lang="tr">
      <Stack>
        <CategoryGrid />
        <BenefitGrid />
        <Container>
          <div className="narrow">
            <TrustMarks />
            <StarRating text={ratingText} />
          </div>
        </Container>
      </Stack>
    </Exhibit>
  );
}
