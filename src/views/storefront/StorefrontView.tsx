import { styled } from '@mui/material/styles';
import { memo, useLayoutEffect, useRef } from 'react';

import { CategoryGrid } from '@/components/categories/CategoryGrid';
import { ErrorBoundary } from '@/components/shared/ErrorBoundary';
import { Region } from '@/components/shared/Region';
import { BenefitGrid } from '@/components/trust/BenefitGrid';
import { StatStrip } from '@/components/trust/StatStrip';
import { WelcomeModalView } from '@/views/WelcomeModalView';

import { BrandsSection } from './BrandsSection';
import { ContactSection } from './ContactSection';
import { HeroSection } from './HeroSection';
import { ProductsSection } from './ProductsSection';

const Sections = styled('div')({
  display: 'grid',
  gap: 'clamp(3rem, 2rem + 3.5vw, 5rem)',
  paddingTop: 'clamp(2rem, 1rem + 3vw, 3.5rem)',
  paddingBottom: 'clamp(2rem, 1rem + 3vw, 3.5rem)',
  '& > *': { minWidth: 0 },
});

// Elements that stay the same: a part that is drawn redraws none of the others.
const HERO = (
  <Region>
    <HeroSection />
  </Region>
);

const SECTIONS = [
  <Region key="categories">
    <CategoryGrid />
  </Region>,
  <Region key="brands">
    <BrandsSection />
  </Region>,
  <Region key="products">
    <ProductsSection />
  </Region>,
  <Region key="benefits">
    <BenefitGrid />
  </Region>,
];

const CLOSING = [
  <Region key="contact">
    <ContactSection />
  </Region>,
  <Region key="stats">
    <StatStrip />
  </Region>,
];

const WELCOME = (
  <ErrorBoundary fallback={null}>
    <WelcomeModalView />
  </ErrorBoundary>
);

/** How many parts follow the hero. */
export const STOREFRONT_PARTS = SECTIONS.length + CLOSING.length;

export interface StorefrontViewProps {
  /** How many of the parts below the hero to draw (D19); all of them unless given. */
  parts?: number;
}

export const StorefrontView = memo(function StorefrontView(props: StorefrontViewProps) {
  const { parts = STOREFRONT_PARTS } = props;
  useReturnPoint();
  return (
    <>
      {HERO}
      <Sections>{SECTIONS.slice(0, parts)}</Sections>
      {CLOSING.slice(0, Math.max(parts - SECTIONS.length, 0))}
      {/* Last, so that its code does not delay the other parts and its two seconds begin with the whole page. */}
      {parts < STOREFRONT_PARTS ? null : WELCOME}
    </>
  );
});

/**
 * Remembers scroll position and focus when the screen is hidden, and restores them when it is shown again (D9).
 */
function useReturnPoint(): void {
  const point = useRef<{ scrollY: number; focused: Element | null }>(undefined);
  useLayoutEffect(() => {
    if (point.current) {
      const { scrollY, focused } = point.current;
      window.scrollTo({ top: scrollY, behavior: 'instant' });
      if (focused instanceof HTMLElement) focused.focus({ preventScroll: true });
    }
    return () => {
      point.current = { scrollY: window.scrollY, focused: document.activeElement };
    };
  }, []);
}
