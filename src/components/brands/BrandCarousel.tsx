import Container from '@mui/material/Container';
import List from '@mui/material/List';
import Paper from '@mui/material/Paper';
import { createContext, memo, type Ref, use } from 'react';

import { CarouselControls } from '@/components/shared/carousel/CarouselControls';
import { CarouselRegion } from '@/components/shared/carousel/CarouselRegion';
import { SwipeArea } from '@/components/shared/carousel/SwipeArea';
import { SectionHeading } from '@/components/shared/SectionHeading';
import type { Brand } from '@/domain/brand';
import { VISIBLE_BRANDS } from '@/domain/limits';

import { brandColumns, brandPlaces, isInWindow, placeOf } from './brandPlaces';
import { BrandTile, type BrandTileProps } from './BrandTile';

const HEADING_ID = 'markalar';

export interface BrandCarouselProps {
  brands: ReadonlyArray<Brand>;
  offset: number;
  isPlaying: boolean;
  /** False: logos are not fetched, and their places stay empty. Default: true. */
  showsLogos?: boolean;
  listRef?: Ref<HTMLUListElement>;
  onStep: (step: 1 | -1) => void;
  onTogglePlaying: () => void;
  onHold: (isHeld: boolean) => void;
}

/** A context, so that a turn draws the places again but nothing around them. */
const Offset = /* @__PURE__ */ createContext(0);

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
            sx={brandPlaces}
            style={brandColumns(brands.length)}
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

function Place({ index, ...tile }: BrandTileProps & { index: number }) {
  const place = placeOf(index, use(Offset));
  const isVisible = isInWindow(place);
  return (
    <li data-place={place} aria-hidden={!isVisible} inert={!isVisible}>
      <BrandTile {...tile} />
    </li>
  );
}
