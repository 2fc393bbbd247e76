import Container from '@mui/material/Container';
import { styled } from '@mui/material/styles';

import { CarouselControls } from '@/components/shared/CarouselControls';
import { CarouselRegion } from '@/components/shared/CarouselRegion';
import { SectionHeading } from '@/components/shared/SectionHeading';
import { SwipeArea } from '@/components/shared/SwipeArea';
import type { Brand } from '@/domain/brand';
import { BRAND_TRANSITION_MS, VISIBLE_BRANDS } from '@/domain/limits';

import { BrandTile } from './BrandTile';

const PHONE_COLUMNS = 3;

// Six places: one row on wide windows, two rows of three on phones. Each tile moves to its own place, so that a
// step shifts every logo by one, round the corner of the row too.
const Window = styled('ul')(({ theme }) => ({
  position: 'relative',
  overflow: 'hidden',
  height: '10.5rem',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  border: `1px solid ${theme.vars.palette.divider}`,
  backgroundColor: theme.vars.palette.common.white,
  [theme.breakpoints.up('md')]: { height: '7rem' },
}));

const Place = styled('li')(({ theme }) => ({
  position: 'absolute',
  top: 0,
  left: 0,
  width: `${100 / PHONE_COLUMNS}%`,
  height: '50%',
  transform: 'translate(calc(var(--phone-column) * 100%), calc(var(--phone-row) * 100%))',
  transition: `transform ${BRAND_TRANSITION_MS}ms ease-in-out`,
  [theme.breakpoints.up('md')]: {
    width: `${100 / VISIBLE_BRANDS}%`,
    height: '100%',
    transform: 'translateX(calc(var(--place) * 100%))',
  },
}));

function placeStyle(place: number) {
  const row = Math.floor(place / PHONE_COLUMNS);
  return { '--place': place, '--phone-row': row, '--phone-column': place - row * PHONE_COLUMNS };
}

const HEADING_ID = 'markalar';

export interface BrandCarouselProps {
  brands: ReadonlyArray<Brand>;
  /** The first brand in the window. */
  offset: number;
  isPlaying: boolean;
  onStep: (step: 1 | -1) => void;
  onTogglePlaying: () => void;
  /** True while the pointer or the focus is inside. */
  onHold: (isHeld: boolean) => void;
}

/** Six makers at a time (specification 2, "Popular brands carousel"). Its view holds the clock. */
export function BrandCarousel(props: BrandCarouselProps) {
  const { brands, offset, isPlaying, onStep, onTogglePlaying, onHold } = props;
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
          <Window aria-live={isPlaying ? 'off' : 'polite'}>
            {brands.map((brand, index) => {
              const place = index - offset;
              const isVisible = place >= 0 && place < VISIBLE_BRANDS;
              return (
                <Place key={brand.id} style={placeStyle(place)} aria-hidden={!isVisible}>
                  <BrandTile brand={brand} />
                </Place>
              );
            })}
          </Window>
        </SwipeArea>
      </CarouselRegion>
    </Container>
  );
}
