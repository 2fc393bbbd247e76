import { styled } from '@mui/material/styles';
import { useLayoutEffect, useRef } from 'react';

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

export function StorefrontView() {
  useReturnPoint();
  return (
    <>
      <Region>
        <HeroSection />
      </Region>
      <Sections>
        <Region>
          <CategoryGrid />
        </Region>
        <Region>
          <BrandsSection />
        </Region>
        <Region>
          <ProductsSection />
        </Region>
        <Region>
          <BenefitGrid />
        </Region>
      </Sections>
      <Region>
        <ContactSection />
      </Region>
      <Region>
        <StatStrip />
      </Region>
      <ErrorBoundary fallback={null}>
        <WelcomeModalView />
      </ErrorBoundary>
    </>
  );
}

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
