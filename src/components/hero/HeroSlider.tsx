import Stack from '@mui/material/Stack';
import { createContext, memo, use, useCallback, useState } from 'react';

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

// A layer of its own from the start, so that a turn paints nothing around it. Its place is set on it alone: a custom
// property would be inherited, and every element of every slide would get its styles again. It is set by rules:
// Chrome takes a changed inline style for an animation until its next frame.
function track(slideCount: number) {
  const places = Array.from({ length: slideCount }, (_, index) => [
    `& > [data-index="${index}"]`,
    { transform: `translateX(${index * -100}%)` },
  ]);
  return {
    '& > div': {
      display: 'flex',
      willChange: 'transform',
      transition: 'transform 500ms cubic-bezier(0.65, 0, 0.35, 1)',
    },
    ...Object.fromEntries(places),
  };
}

// First in the tab order, below the slide on phones, over it on wide windows.
const controls = {
  order: 1,
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 2,
  px: PAGE_GUTTER,
  pb: { xs: 2, md: 0 },
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

/** Read by slides and dots alone: a turn draws those that it changes, and nothing around them. */
const Index = /* @__PURE__ */ createContext(0);

/** The campaigns, full width (specification 2, "Hero slider"). Its view has the timer. */
export function HeroSlider({ index, ...props }: HeroSliderProps) {
  return (
    <Index value={index}>
      <Frame {...props} />
    </Index>
  );
}

type FrameProps = Omit<HeroSliderProps, 'index'>;

const Frame = memo(function Frame(props: FrameProps) {
  const { slides, isPlaying, chatHref, callHref } = props;
  return (
    <CarouselRegion aria-label="Kampanyalar" onHold={props.onHold} sx={region}>
      {slides.length > 1 ? (
        <Stack direction="row" sx={controls}>
          <CarouselControls
            isPlaying={isPlaying}
            previousLabel="Önceki slayt"
            nextLabel="Sonraki slayt"
            onStep={props.onStep}
            onTogglePlaying={props.onTogglePlaying}
          />
          <Dots slides={slides} onGoTo={props.onGoTo} />
        </Stack>
      ) : null}
      <SwipeArea onSwipe={props.onStep} sx={track(slides.length)}>
        <Slides {...props} />
      </SwipeArea>
      <HeroContact chatHref={chatHref} callHref={callHref} />
    </CarouselRegion>
  );
});

function Dots(props: Pick<FrameProps, 'slides' | 'onGoTo'>) {
  return <SlideDots {...props} index={use(Index)} />;
}

function Slides({ slides, isPlaying, fetchesNext, chatHref, onShowProducts }: FrameProps) {
  const index = use(Index);
  // Each picture is fetched when the one before it has arrived.
  const [loadedUpTo, setLoadedUpTo] = useState(0);
  const handlePictureLoad = useCallback(
    (slide: Slide) => setLoadedUpTo((last) => Math.max(last, slides.indexOf(slide) + 1)),
    [slides],
  );
  return (
    <div data-index={index} aria-live={isPlaying ? 'off' : 'polite'}>
      {slides.map((slide, position) => (
        <HeroSlide
          key={slide.id}
          slide={slide}
          position={`${position + 1} / ${slides.length}`}
          chatHref={chatHref}
          isCurrent={position === index}
          isFirst={position === 0}
          showsPicture={position <= (fetchesNext ? Math.max(loadedUpTo, index) : index)}
          onPictureLoad={handlePictureLoad}
          onShowProducts={onShowProducts}
        />
      ))}
    </div>
  );
}
