import { searchWords } from '@/domain/products/searchText';

/** A visitor's car, as he has typed it (D31). */
export interface Car {
  make: string;
  model: string;
  year: string;
  chassis: string;
}

export const NO_CAR: Car = { make: '', model: '', year: '', chassis: '' };

/** The most characters of each. A chassis number has 17; old ones have fewer, and some people type spaces. */
export const CAR_LENGTHS: Record<keyof Car, number> = {
  make: 40,
  model: 60,
  year: 9,
  chassis: 24,
};

/** The folded word with which parts name the car: the first one of its model, else of its make. Empty: too short, or no car. */
export function fittingWord(car: Car | undefined): string {
  const words = [car?.model, car?.make].map((text = '') => searchWords(text)[0] ?? '');
  return words.find((word) => /^(?=.*[a-z])...+$/.test(word)) ?? '';
}
