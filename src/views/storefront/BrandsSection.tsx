import { useAtomValue } from 'jotai';

import { brandCarousel, carouselOffsetAtom } from '@/atoms/carousels';
import { brandsAtom } from '@/atoms/catalog';
import { BrandCarousel } from '@/components/brands/BrandCarousel';
import { BRAND_STEP_MS } from '@/domain/limits';

import { useCarousel } from './useCarousel';

export function BrandsSection() {
  const brands = useAtomValue(brandsAtom);
  const offset = useAtomValue(carouselOffsetAtom);
  const controls = useCarousel(brandCarousel, BRAND_STEP_MS);
  if (brands.length === 0) return null;
  return <BrandCarousel brands={brands} offset={offset} {...controls} />;
}
