import Stack from '@mui/material/Stack';
import type { Theme } from '@mui/material/styles';
import { useState } from 'react';

import { CarouselControls, type Turning } from '@/components/shared/carousel/CarouselControls';
import { CarouselRegion } from '@/components/shared/carousel/CarouselRegion';
import { SwipeArea } from '@/components/shared/carousel/SwipeArea';
import { ContactIconLinks } from '@/components/shared/contact/ContactIconLinks';
import type { ContactLinks } from '@/domain/contactLinks';
import type { Slide } from '@/domain/slide';
import { LOW_WINDOW, PAGE_GUTTER } from '@/theme/sizes';

import { HeroSlide } from './HeroSlide';
import { SlideDots } from './SlideDots';

const region = {
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  bgcolor: 'surface.ink',
  color: 'common.white',
} as const;

// A layer of its own from the start, so that a turn paints nothing around it.
const track = {
  '& > div': {
    display: 'flex',
    willChange: 'transform',
    transition: 'transform 500ms cubic-bezier(0.65, 0, 0.35, 1)',
  },
};

const overSlide = {
  position: 'absolute',
  zIndex: 1,
  left: 0,
  right: 0,
  bottom: '1.5rem',
  pb: 0,
  maxWidth: 'var(--page-width)',
  mx: 'auto',
  pointerEvents: 'none',
};

// First in the tab order, below the slide on phones, over it in wide and in low windows.
const controls = (theme: Theme) => ({
  order: 1,
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 2,
  px: PAGE_GUTTER,
  pb: 1.5,
  [theme.breakpoints.up('md')]: overSlide,
  [LOW_WINDOW]: { ...overSlide, bottom: '0.5rem' },
  '& > *': { pointerEvents: 'auto' },
});

// In wide windows only, below what the pictures show: on phones the bar at the lower edge is there from the start.
const contact = {
  display: { xs: 'none', md: 'flex' },
  position: 'absolute',
  zIndex: 1,
  right: '1.5rem',
  bottom: '1.5rem',
  gap: '1px',
} as const;

export const HERO_CONTACT_ID = 'hero-contact';

export interface HeroSliderProps extends Turning, ContactLinks {
  slides: ReadonlyArray<Slide>;
  index: number;
  /** False at first: the pictures of later slides leave the line to what is shown. */
  fetchesNext: boolean;
  onGoTo: (index: number) => void;
  onHold: (isHeld: boolean) => void;
  onShowProducts: () => void;
}

/** The campaigns, full width (specification 2, "Hero slider"). Its view has the timer. */
export function HeroSlider(props: HeroSliderProps) {
  const { slides, index, chatHref, callHref, fetchesNext, ...callbacks } = props;
  const { onGoTo, onHold, onShowProducts, ...turning } = callbacks;
  // Each picture is fetched when the one before it has arrived.
  const [loadedUpTo, setLoadedUpTo] = useState(0);
  const lastPicture = fetchesNext ? Math.max(loadedUpTo, index) : index;
  return (
    <CarouselRegion aria-label="Kampanyalar" onHold={onHold} sx={region}>
      {slides.length > 1 ? (
        <Stack direction="row" sx={controls}>
          <CarouselControls what="slayt" {...turning} />
          <SlideDots slides={slides} index={index} onGoTo={onGoTo} />
        </Stack>
      ) : null}
      <SwipeArea onSwipe={turning.onStep} sx={track}>
        <div
          aria-live={turning.isPlaying ? 'off' : 'polite'}
          style={{ transform: `translateX(${index * -100}%)` }}
        >
          {slides.map((slide, position) => (
            <HeroSlide
              key={slide.id}
              slide={slide}
              position={`${position + 1} / ${slides.length}`}
              chatHref={chatHref}
              isCurrent={position === index}
              isFirst={position === 0}
              showsPicture={position <= lastPicture}
              onPictureLoad={() => setLoadedUpTo((last) => Math.max(last, position + 1))}
              onShowProducts={onShowProducts}
            />
          ))}
        </div>
      </SwipeArea>
      <Stack id={HERO_CONTACT_ID} sx={contact}>
        <ContactIconLinks chatHref={chatHref} callHref={callHref} />
      </Stack>
    </CarouselRegion>
  );
}
