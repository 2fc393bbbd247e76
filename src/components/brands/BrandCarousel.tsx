import Container from '@mui/material/Container';
import List from '@mui/material/List';
import Paper from '@mui/material/Paper';
import type { Theme } from '@mui/material/styles';
import { createContext, memo, type Ref, use } from 'react';

import { CarouselControls } from '@/components/shared/carousel/CarouselControls';
import { CarouselRegion } from '@/components/shared/carousel/CarouselRegion';
import { SwipeArea } from '@/components/shared/carousel/SwipeArea';
import { SectionHeading } from '@/components/shared/SectionHeading';
import type { Brand } from '@/domain/brand';
import { BRAND_TRANSITION_MS, VISIBLE_BRANDS } from '@/domain/limits';

import { BrandTile, type BrandTileProps } from './BrandTile';

const PHONE_COLUMNS = 3;

// Six places: one row on wide windows, two rows of three on phones. Each tile moves to its own place, so that a
// step moves every logo by one, also from the end of one row to the beginning of the next.
const places = (theme: Theme) => ({
  overflow: 'hidden',
  height: { xs: '10.5rem', md: '7rem' },
  '& > li': {
    position: 'absolute',
    top: 0,
    left: 0,
    width: `${100 / PHONE_COLUMNS}%`,
    height: '50%',
    transform: `translate(calc((var(--place) - var(--phone-row) * ${PHONE_COLUMNS}) * 100%), calc(var(--phone-row) * 100%))`,
    [theme.breakpoints.up('md')]: {
      width: `${100 / VISIBLE_BRANDS}%`,
      height: '100%',
      transform: 'translateX(calc(var(--place) * 100%))',
    },
  },
  // The others only jump, unseen: of 300 tiles, 18 move.
  '& > [data-near]': { transition: `transform ${BRAND_TRANSITION_MS}ms ease-in-out` },
});

const HEADING_ID = 'markalar';

export interface BrandCarouselProps {
  brands: ReadonlyArray<Brand>;
  offset: number;
  isPlaying: boolean;
  /** False: the logos' places stay empty, and nothing is fetched for them. True unless given. */
  showsLogos?: boolean;
  listRef?: Ref<HTMLUListElement>;
  onStep: (step: 1 | -1) => void;
  onTogglePlaying: () => void;
  onHold: (isHeld: boolean) => void;
}

/** Read by the places alone: a turn draws them again, and nothing around them. */
const Offset = /* @__PURE__ */ createContext(0);

/** Six makers at a time (specification 2, "Popular brands carousel"). Its view has the timer. */
export function BrandCarousel({ offset, ...props }: BrandCarouselProps) {
  return (
    <Offset value={offset}>
      <Frame {...props} />
    </Offset>
  );
}

const Frame = memo(function Frame(props: Omit<BrandCarouselProps, 'offset'>) {
  const { brands, isPlaying, showsLogos = true, listRef, onStep, onTogglePlaying, onHold } = props;
  const turns = brands.length > VISIBLE_BRANDS;
  return (
    <Container>
      <CarouselRegion aria-labelledby={HEADING_ID} onHold={onHold}>
        <SectionHeading
          id={HEADING_ID}
          aside={
            turns ? (
              <CarouselControls
                isPlaying={isPlaying}
                previousLabel="Önceki markalar"
                nextLabel="Sonraki markalar"
                onStep={onStep}
                onTogglePlaying={onTogglePlaying}
              />
            ) : null
          }
        >
          POPÜLER MARKALAR
        </SectionHeading>
        <SwipeArea onSwipe={onStep}>
          <Paper
            ref={listRef}
            component={List}
            variant="outlined"
            aria-live={isPlaying ? 'off' : 'polite'}
            sx={places}
          >
            {brands.map((brand, index) => (
              <Place key={brand.id} brand={brand} index={index} showsLogo={showsLogos} />
            ))}
          </Paper>
        </SwipeArea>
      </CarouselRegion>
    </Container>
  );
});

/** Plain, so that a turn makes no styles: the list has them. */
function Place({ index, ...tile }: BrandTileProps & { index: number }) {
  const place = index - use(Offset);
  const isVisible = place >= 0 && place < VISIBLE_BRANDS;
  const isNear = place >= -VISIBLE_BRANDS && place < 2 * VISIBLE_BRANDS;
  return (
    <li
      style={{ '--place': place, '--phone-row': Math.floor(place / PHONE_COLUMNS) }}
      data-near={isNear || undefined}
      aria-hidden={!isVisible}
      inert={OPEN_CONTROLS && !isVisible}
    >
      <BrandTile {...tile} />
    </li>
  );
}
