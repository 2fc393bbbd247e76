import { useAtomValue } from 'jotai';

import { brandCarousel, carouselOffsetAtom, shownBrandsAtom } from '@/atoms/carousels';
import { BrandCarousel } from '@/components/brands/BrandCarousel';
import { BRAND_STEP_MS } from '@/domain/limits';

import { useCarousel } from './useCarousel';

export function BrandsSection() {
  const brands = useAtomValue(shownBrandsAtom);
  const offset = useAtomValue(carouselOffsetAtom);
  const controls = useCarousel(brandCarousel, BRAND_STEP_MS);
  if (brands.length === 0) return null;
  return <BrandCarousel brands={brands} offset={offset} {...controls} />;
}
