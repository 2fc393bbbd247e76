import { atom } from 'jotai';

import { createCarousel } from './carousel';
import { slidesAtom } from './catalog';

/** The hero's position is the index of its slide (specification 4, "Slider index"). */
export const slider = createCarousel(atom((get) => get(slidesAtom).length));
