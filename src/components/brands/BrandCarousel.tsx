import Container from '@mui/material/Container';
import List from '@mui/material/List';
import Paper from '@mui/material/Paper';
import { styled } from '@mui/material/styles';

import { CarouselControls } from '@/components/shared/carousel/CarouselControls';
import { CarouselRegion } from '@/components/shared/carousel/CarouselRegion';
import { SwipeArea } from '@/components/shared/carousel/SwipeArea';
import { SectionHeading } from '@/components/shared/SectionHeading';
import type { Brand } from '@/domain/brand';
import { BRAND_TRANSITION_MS, VISIBLE_BRANDS } from '@/domain/limits';

import { BrandTile } from './BrandTile';

const PHONE_COLUMNS = 3;

const visible = { overflow: 'hidden', height: { xs: '10.5rem', md: '7rem' } };

// Six places: one row on wide windows, two rows of three on phones. Each tile moves to its own place, so that a
// step moves every logo by one, also from the end of one row to the beginning of the next.
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
  offset: number;
  isPlaying: boolean;
  onStep: (step: 1 | -1) => void;
  onTogglePlaying: () => void;
  onHold: (isHeld: boolean) => void;
}

/** Six makers at a time (specification 2, "Popular brands carousel"). Its view has the timer. */
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
          <Paper
            component={List}
            variant="outlined"
            aria-live={isPlaying ? 'off' : 'polite'}
            sx={visible}
          >
            {brands.map((brand, index) => {
              const place = index - offset;
              const isVisible = place >= 0 && place < VISIBLE_BRANDS;
              return (
                <Place
                  key={brand.id}
                  style={placeStyle(place)}
                  aria-hidden={!isVisible}
                  inert={OPEN_CONTROLS && !isVisible}
                >
                  <BrandTile brand={brand} />
                </Place>
              );
            })}
          </Paper>
        </SwipeArea>
      </CarouselRegion>
    </Container>
  );
}
