/** A visitor's car, as he has typed it (D31). */
export interface Car {
  make: string;
  model: string;
  year: string;
  chassis: string;
}

export const NO_CAR: Car = { make: '', model: '', year: '', chassis: '' };

/** In characters. A chassis number has 17; old ones have fewer, and some people type spaces. */
export const CAR_LENGTHS: Record<keyof Car, number> = {
  make: 40,
  model: 60,
  year: 9,
  chassis: 24,
};
