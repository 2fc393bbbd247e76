import Container from '@mui/material/Container';
import List from '@mui/material/List';
import Paper from '@mui/material/Paper';
import type { Theme } from '@mui/material/styles';
import type { Ref } from 'react';

import { CarouselControls, type Turning } from '@/components/shared/carousel/CarouselControls';
import { CarouselRegion } from '@/components/shared/carousel/CarouselRegion';
import { SwipeArea } from '@/components/shared/carousel/SwipeArea';
import { SectionHeading } from '@/components/shared/SectionHeading';
import type { Brand } from '@/domain/brand';
import { BRAND_TRANSITION_MS, VISIBLE_BRANDS } from '@/domain/limits';

import { BrandTile } from './BrandTile';

const HEADING_ID = 'brands';

const PHONE_COLUMNS = 3;

/** The window has as many columns as there are brands: it is not wider than its tiles. */
function columnsFor(count: number) {
  const wide = Math.min(count, VISIBLE_BRANDS);
  const phone = Math.min(count, PHONE_COLUMNS);
  const rows = Math.min(Math.ceil(count / PHONE_COLUMNS), VISIBLE_BRANDS / PHONE_COLUMNS);
  return { '--columns': wide, '--phone-columns': phone, '--phone-rows': rows };
}

/** The style of a tile at this place: 0 to 5 are in the window. */
function placeStyle(place: number) {
  const row = Math.floor(place / PHONE_COLUMNS);
  return { '--place': place, '--phone-row': row, '--phone-column': place - row * PHONE_COLUMNS };
}

/** One row of six in wide windows, two of three on phones (specification 2, "Popular brands carousel"). */
const list = (theme: Theme) => ({
  overflow: 'hidden',
  width: {
    xs: `calc(100% / ${PHONE_COLUMNS} * var(--phone-columns))`,
    md: `calc(100% / ${VISIBLE_BRANDS} * var(--columns))`,
  },
  height: { xs: 'calc(4.25rem * var(--phone-rows))', md: '5rem' },
  '& > li': {
    position: 'absolute',
    top: 0,
    left: 0,
    width: 'calc(100% / var(--phone-columns))',
    height: 'calc(100% / var(--phone-rows))',
    transform: 'translate(calc(var(--phone-column) * 100%), calc(var(--phone-row) * 100%))',
    transition: `transform ${BRAND_TRANSITION_MS}ms ease-in-out`,
    [theme.breakpoints.up('md')]: {
      width: 'calc(100% / var(--columns))',
      height: '100%',
      transform: 'translateX(calc(var(--place) * 100%))',
    },
  },
});

export interface BrandCarouselProps extends Turning {
  brands: ReadonlyArray<Brand>;
  offset: number;
  /** False: logos are not fetched, and their places stay empty. Default: true. */
  showsLogos?: boolean;
  listRef?: Ref<HTMLUListElement>;
  onHold: (isHeld: boolean) => void;
}

export function BrandCarousel(props: BrandCarouselProps) {
  const { brands, offset, showsLogos = true, listRef, onHold, ...turning } = props;
  return (
    <Container>
      <CarouselRegion aria-labelledby={HEADING_ID} onHold={onHold}>
        <SectionHeading
          id={HEADING_ID}
          aside={
            brands.length > VISIBLE_BRANDS ? (
              <CarouselControls what="markalar" {...turning} />
            ) : null
          }
        >
          POPÜLER MARKALAR
        </SectionHeading>
        <SwipeArea onSwipe={turning.onStep}>
          <Paper
            ref={listRef}
            component={List}
            variant="outlined"
            aria-live={turning.isPlaying ? 'off' : 'polite'}
            sx={list}
            style={columnsFor(brands.length)}
          >
            {brands.map((brand, index) => {
              const place = index - offset;
              const isHidden = place < 0 || place >= VISIBLE_BRANDS;
              return (
                <li
                  key={brand.id}
                  style={placeStyle(place)}
                  aria-hidden={isHidden}
                  inert={isHidden}
                >
                  <BrandTile brand={brand} showsLogo={showsLogos} />
                </li>
              );
            })}
          </Paper>
        </SwipeArea>
      </CarouselRegion>
    </Container>
  );
}
