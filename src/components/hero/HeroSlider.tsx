import { styled } from '@mui/material/styles';
import { useState } from 'react';

import { CarouselControls } from '@/components/shared/CarouselControls';
import { CarouselRegion } from '@/components/shared/CarouselRegion';
import { SwipeArea } from '@/components/shared/SwipeArea';
import type { Slide } from '@/domain/slide';
import { PAGE_GUTTER } from '@/theme/sizes';

import { HeroContact } from './HeroContact';
import { HeroSlide } from './HeroSlide';
import { SlideDots } from './SlideDots';

const Region = styled(CarouselRegion)(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  backgroundColor: theme.vars.palette.surface.ink,
  color: theme.vars.palette.common.white,
}));

const Track = styled('div')({
  display: 'flex',
  transform: 'translateX(calc(var(--slide) * -100%))',
  transition: 'transform 500ms cubic-bezier(0.65, 0, 0.35, 1)',
});

const Controls = styled('div')(({ theme }) => ({
  order: 1,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '1rem',
  padding: `0 ${PAGE_GUTTER} 1.25rem`,
  [theme.breakpoints.up('md')]: {
    position: 'absolute',
    zIndex: 1,
    insetInline: 0,
    bottom: '2rem',
    width: '100%',
    maxWidth: theme.breakpoints.values.lg,
    marginInline: 'auto',
    paddingBottom: 0,
    pointerEvents: 'none',
    '& > *': { pointerEvents: 'auto' },
  },
}));

export interface HeroSliderProps {
  slides: ReadonlyArray<Slide>;
  index: number;
  isPlaying: boolean;
  chatHref: string;
  callHref: string;
  onStep: (step: 1 | -1) => void;
  onGoTo: (index: number) => void;
  onTogglePlaying: () => void;
  /** True while the pointer or the focus is inside. */
  onHold: (isHeld: boolean) => void;
  /** The slide's own button was pressed. */
  onShowProducts: () => void;
}

/** The campaigns, full width (specification 2, "Hero slider"). Stands still by itself: its view holds the clock. */
export function HeroSlider(props: HeroSliderProps) {
  const { slides, index, isPlaying, chatHref, callHref, onShowProducts } = props;
  // Slides before this one show their picture; the next waits until the one in front has come.
  const [loadedUpTo, setLoadedUpTo] = useState(0);
  const turns = slides.length > 1;
  return (
    <Region aria-label="Kampanyalar" onHold={props.onHold}>
      {turns ? (
        <Controls>
          <CarouselControls
            isPlaying={isPlaying}
            previousLabel="Önceki slayt"
            nextLabel="Sonraki slayt"
            onStep={props.onStep}
            onTogglePlaying={props.onTogglePlaying}
          />
          <SlideDots slides={slides} index={index} onGoTo={props.onGoTo} />
        </Controls>
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
              showsPicture={position <= Math.max(loadedUpTo, index)}
              onPictureLoad={() => setLoadedUpTo((last) => Math.max(last, position + 1))}
              onShowProducts={onShowProducts}
            />
          ))}
        </Track>
      </SwipeArea>
      <HeroContact chatHref={chatHref} callHref={callHref} />
    </Region>
  );
}
