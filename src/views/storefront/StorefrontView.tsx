import { styled } from '@mui/material/styles';
import { useAtomValue } from 'jotai';
import { type ComponentType, memo } from 'react';

import { storefrontPlaceAtom } from '@/atoms/view';
import { CategoryGrid } from '@/components/categories/CategoryGrid';
import { ErrorBoundary } from '@/components/shared/ErrorBoundary';
import { BenefitGrid } from '@/components/trust/BenefitGrid';
import { StatStrip } from '@/components/trust/StatStrip';
import { useScreenPlace } from '@/hooks/useScreenPlace';
import { WelcomeModalView } from '@/views/WelcomeModalView';

import { BrandsSection } from './BrandsSection';
import { ContactSection } from './ContactSection';
import { HeroSection } from './HeroSection';
import { ProductsSection } from './ProductsSection';

const Sections = styled('div')({
  display: 'grid',
  gap: 'clamp(1rem, 0.55rem + 1.9vw, 2.25rem)',
  paddingTop: 'clamp(0.75rem, 0.55rem + 0.9vw, 1.5rem)',
  paddingBottom: 'clamp(2rem, 1rem + 3vw, 3.5rem)',
  '& > *': { minWidth: 0 },
});

const SECTIONS = [CategoryGrid, BrandsSection, ProductsSection, BenefitGrid];
const CLOSING_SECTIONS = [ContactSection, StatStrip];

/** The stage that draws the footer: after the hero and one stage for each section below it (D19). */
export const FOOTER_STAGE = SECTIONS.length + CLOSING_SECTIONS.length + 1;

/** Last, so that the greeting's code does not delay the page and its two seconds begin with the whole page. */
export const WELCOME_STAGE = FOOTER_STAGE + 1;

/** Memoised: a section that is drawn redraws none of the others. */
const Section = memo(function Section({ content: Content }: { content: ComponentType }) {
  return (
    <ErrorBoundary>
      <Content />
    </ErrorBoundary>
  );
});

function drawSection(content: ComponentType, index: number) {
  return <Section key={index} content={content} />;
}

export interface StorefrontViewProps {
  /** How much to draw (D19): at 0 the hero, then one section more at each stage. Everything unless given. */
  stage?: number;
}

export const StorefrontView = memo(function StorefrontView(props: StorefrontViewProps) {
  const { stage = WELCOME_STAGE } = props;
  useScreenPlace(useAtomValue(storefrontPlaceAtom));
  return (
    <>
      <Section content={HeroSection} />
      <Sections>{SECTIONS.slice(0, stage).map(drawSection)}</Sections>
      {CLOSING_SECTIONS.slice(0, Math.max(stage - SECTIONS.length, 0)).map(drawSection)}
      {stage < WELCOME_STAGE ? null : (
        <ErrorBoundary fallback={null}>
          <WelcomeModalView />
        </ErrorBoundary>
      )}
    </>
  );
});
