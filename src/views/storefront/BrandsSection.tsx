import { useAtomValue } from 'jotai';
import { useRef } from 'react';

import { brandCarousel, carouselOffsetAtom, shownBrandsAtom } from '@/atoms/carousels';
import { BrandCarousel } from '@/components/brands/BrandCarousel';
import { BRAND_STEP_MS } from '@/domain/limits';
import { useNear } from '@/hooks/useNear';

import { useCarousel } from './useCarousel';

/** The browser's own lazy loading would ask for them from 1250 px on, before the pictures of the first screen are there. */
const LOGO_REACH = '50%';

export function BrandsSection() {
  const brands = useAtomValue(shownBrandsAtom);
  const offset = useAtomValue(carouselOffsetAtom);
  const controls = useCarousel(brandCarousel, BRAND_STEP_MS);
  const listRef = useRef<HTMLUListElement>(null);
  const isNear = useNear(listRef, LOGO_REACH);
  if (brands.length === 0) return null;
  return (
    <BrandCarousel
      brands={brands}
      offset={offset}
      showsLogos={isNear}
      listRef={listRef}
      {...controls}
    />
  );
}
