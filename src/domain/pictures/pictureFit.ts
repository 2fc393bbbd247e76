export type PictureFit = 'cover' | 'contain';

/** D25: how much wider or narrower than its frame a photograph may be that fills it. */
const MOST_CUT = 1.15;

const NARROWEST_SLIDE = 1.5;

/** The fit of a photograph whose width divided by its height is `shape`. An unknown one (NaN) stands whole. */
export function photographFit(shape: number, frame: number): PictureFit {
  return Math.max(shape / frame, frame / shape) <= MOST_CUT ? 'cover' : 'contain';
}

export function slideFit(shape: number): PictureFit {
  return shape >= NARROWEST_SLIDE ? 'cover' : 'contain';
}
