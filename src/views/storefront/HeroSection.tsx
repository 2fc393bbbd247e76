import { useAtomValue } from 'jotai';

import { shownSlidesAtom, slider, sliderIndexAtom } from '@/atoms/carousels';
import { contactLinksAtom } from '@/atoms/contactLinks';
import { HeroSlider } from '@/components/hero/HeroSlider';
import { PRODUCTS_HEADING_ID } from '@/components/products/ProductGrid';
import { HERO_ADVANCE_MS } from '@/domain/limits';

import { useCarousel } from './useCarousel';

function showProducts() {
  document.querySelector(`#${PRODUCTS_HEADING_ID}`)?.scrollIntoView();
}

export function HeroSection() {
  const slides = useAtomValue(shownSlidesAtom);
  const links = useAtomValue(contactLinksAtom);
  const index = useAtomValue(sliderIndexAtom);
  const controls = useCarousel(slider, HERO_ADVANCE_MS);
  if (slides.length === 0) return null;
  return (
    <HeroSlider
      slides={slides}
      index={index}
      onShowProducts={showProducts}
      {...links}
      {...controls}
    />
  );
}
