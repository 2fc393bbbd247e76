import { useAtomValue } from 'jotai';
import { useState } from 'react';

import { shownSlidesAtom, slider } from '@/atoms/carousels';
import { contactLinksAtom } from '@/atoms/contactLinks';
import { HeroSlider } from '@/components/hero/HeroSlider';
import { PRODUCTS_HEADING_ID } from '@/components/products/ProductGrid';
import { HERO_ADVANCE_MS } from '@/domain/limits';
import { useTimeout } from '@/hooks/useTimeout';

import { useCarousel } from './useCarousel';

/** The first view has loaded by then, and the first turn has not begun. */
const NEXT_PICTURE_MS = 3000;

function scrollToProducts(): boolean {
  const heading = document.querySelector(`#${PRODUCTS_HEADING_ID}`);
  heading?.scrollIntoView();
  return heading !== null;
}

/** The hero is drawn first: before the products are, it goes to them as soon as they are there. */
function showProducts() {
  if (scrollToProducts()) return;
  new MutationObserver((_, observer) => {
    if (scrollToProducts()) observer.disconnect();
  }).observe(document.body, { childList: true, subtree: true });
}

export function HeroSection() {
  const slides = useAtomValue(shownSlidesAtom);
  const links = useAtomValue(contactLinksAtom);
  const [fetchesNext, setFetchesNext] = useState(false);
  useTimeout(() => setFetchesNext(true), fetchesNext ? null : NEXT_PICTURE_MS);
  const { position, controls } = useCarousel(slider, HERO_ADVANCE_MS);
  if (slides.length === 0) return null;
  return (
    <HeroSlider
      slides={slides}
      index={position}
      fetchesNext={fetchesNext}
      onShowProducts={showProducts}
      {...links}
      {...controls}
    />
  );
}
