import { useAtomValue } from 'jotai';
import { useRef, useState } from 'react';

import { brandCarousel, shownBrandsAtom } from '@/atoms/carousels';
import { BrandCarousel } from '@/components/brands/BrandCarousel';
import { BRAND_STEP_MS } from '@/domain/limits';
import { useNear } from '@/hooks/useNear';
import { useTimeout } from '@/hooks/useTimeout';

import { useCarousel } from './useCarousel';

// The browser's own lazy loading would ask for them from 1250 px on, beside the pictures of the first screen.
const LOGO_REACH = '25%';

/** The logos come without scrolling too, for a reader who is quicker than his network, or prints the page. */
const LOGO_DELAY_MS = 3000;

export function BrandsSection() {
  const brands = useAtomValue(shownBrandsAtom);
  const { position, controls } = useCarousel(brandCarousel, BRAND_STEP_MS);
  const listRef = useRef<HTMLUListElement>(null);
  const isNear = useNear(listRef, LOGO_REACH);
  const [hasWaited, setHasWaited] = useState(false);
  useTimeout(() => setHasWaited(true), LOGO_DELAY_MS);
  if (brands.length === 0) return null;
  return (
    <BrandCarousel
      brands={brands}
      offset={position}
      showsLogos={isNear || hasWaited}
      listRef={listRef}
      {...controls}
    />
  );
}
