import { atom } from 'jotai';

import { VISIBLE_BRANDS } from '@/domain/limits';
import { carouselPositions } from '@/domain/wrap';

import { createCarousel } from './carousel';
import { brandsAtom } from './catalog';

/** Its position is the offset of the first visible brand (specification 4, "Brand carousel offset"). */
export const brandCarousel = createCarousel(
  atom((get) => carouselPositions(get(brandsAtom).length, VISIBLE_BRANDS)),
);
