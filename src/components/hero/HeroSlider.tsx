import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import { useState } from 'react';

import { CarouselControls } from '@/components/shared/carousel/CarouselControls';
import { CarouselRegion } from '@/components/shared/carousel/CarouselRegion';
import { SwipeArea } from '@/components/shared/carousel/SwipeArea';
import type { Slide } from '@/domain/slide';
import { PAGE_GUTTER } from '@/theme/sizes';

import { HeroContact } from './HeroContact';
import { HeroSlide } from './HeroSlide';
import { SlideDots } from './SlideDots';

const region = {
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  bgcolor: 'surface.ink',
  color: 'common.white',
} as const;

const Track = styled('div')({
  display: 'flex',
  transform: 'translateX(calc(var(--slide) * -100%))',
  transition: 'transform 500ms cubic-bezier(0.65, 0, 0.35, 1)',
});

// First in the tab order, below the slide on phones, over it on wide windows.
const controls = {
  order: 1,
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 2,
  px: PAGE_GUTTER,
  pb: { xs: '1.25rem', md: 0 },
  position: { md: 'absolute' },
  zIndex: { md: 1 },
  left: { md: 0 },
  right: { md: 0 },
  bottom: { md: '2rem' },
  width: { md: '100%' },
  maxWidth: { md: 'lg' },
  mx: { md: 'auto' },
  pointerEvents: { md: 'none' },
  '& > *': { pointerEvents: 'auto' },
} as const;

export interface HeroSliderProps {
  slides: ReadonlyArray<Slide>;
  index: number;
  isPlaying: boolean;
  chatHref: string;
  callHref: string;
  /** False at first: the pictures of later slides leave the line to what is shown. */
  fetchesNext: boolean;
  onStep: (step: 1 | -1) => void;
  onGoTo: (index: number) => void;
  onTogglePlaying: () => void;
  onHold: (isHeld: boolean) => void;
  onShowProducts: () => void;
}

/** The campaigns, full width (specification 2, "Hero slider"). Its view has the timer. */
export function HeroSlider(props: HeroSliderProps) {
  const { slides, index, isPlaying, fetchesNext, chatHref, callHref, onShowProducts } = props;
  // Each picture is fetched when the one before it has arrived.
  const [loadedUpTo, setLoadedUpTo] = useState(0);
  const turns = slides.length > 1;
  return (
    <CarouselRegion aria-label="Kampanyalar" onHold={props.onHold} sx={region}>
      {turns ? (
        <Stack direction="row" sx={controls}>
          <CarouselControls
            isPlaying={isPlaying}
            previousLabel="Önceki slayt"
            nextLabel="Sonraki slayt"
            onStep={props.onStep}
            onTogglePlaying={props.onTogglePlaying}
          />
          <SlideDots slides={slides} index={index} onGoTo={props.onGoTo} />
        </Stack>
      ) : null}
      <SwipeArea onSwipe={props.onStep}>
        <Track style={{ '--slide': index }} aria-live={isPlaying ? 'off' : 'polite'}>
          {slides.map((slide, position) => (
            <HeroSlide
              key={slide.id}
              slide={slide}
              position={`${position + 1} / ${slides.length}`}
              chatHref={chatHref}
              isCurrent={position === index}
              isFirst={position === 0}
              showsPicture={position <= (fetchesNext ? Math.max(loadedUpTo, index) : index)}
              onPictureLoad={() => setLoadedUpTo((last) => Math.max(last, position + 1))}
              onShowProducts={onShowProducts}
            />
          ))}
        </Track>
      </SwipeArea>
      <HeroContact chatHref={chatHref} callHref={callHref} />
    </CarouselRegion>
  );
}
