import { type Product, vehiclesOf } from '@/domain/product';
import { fold } from '@/domain/products/fold';
import { searchWords } from '@/domain/products/searchText';

/** The most characters of each. A chassis number has 17; old ones have fewer, and some people type spaces. */
export const CAR_LENGTHS = { make: 40, model: 60, year: 9, chassis: 24 } as const;

/** A visitor's car, as he has typed it (D31). */
export type Car = Record<keyof typeof CAR_LENGTHS, string>;

export function carOf(textOf: (name: keyof Car) => string): Car {
  const names = Object.keys(CAR_LENGTHS) as (keyof Car)[];
  return Object.fromEntries(names.map((name) => [name, textOf(name)])) as Car;
}

export const NO_CAR = carOf(() => '');

/** The folded word with which parts name the car: the first one of its model, else of its make. Empty: too short, or no car. */
export function fittingWord(car: Car | undefined): string {
  const words = [car?.model, car?.make].map((text = '') => searchWords(text)[0] ?? '');
  return words.find((word) => /^(?=.*[a-z])...+$/.test(word)) ?? '';
}

const ROMAN = ['ii', 'iii', 'iv', 'v', 'vi', 'vii', 'viii'];

/** `Golf VII 1.6 TDI` and `golf7 1,6tdi` are the words `golf`, `7`, `1.6` and `tdi`. */
function modelWords(text: string): string[] {
  const words = fold(text).match(/\d[.,]\d|\p{L}{1,2}\d+|\p{L}+|\d+/gu) ?? [];
  return words.map((word) => {
    const at = ROMAN.indexOf(word);
    return at === -1 ? word.replace(',', '.') : String(at + 2);
  });
}

/** The text names the year, or years around it: `2012-2018`, `2015+`. */
function hasYear(text: string, year: number): boolean {
  return Array.from(text.matchAll(/((?:19|20)\d\d)(?: ?([-–/+]) ?((?:19|20)\d\d)?)?/g)).some(
    ([, first, sign, last = sign === undefined ? first : Infinity]) =>
      Number(first) <= year && year <= Number(last),
  );
}

/** Name or one of its vehicles have the model and, where it has them, engine and year of the car (D51). False says nothing. */
export function seemsToFit(product: Product, { model, year }: Car): boolean {
  const wanted = modelWords(model);
  return [product.name, ...vehiclesOf(product)].some((text) => {
    const words = modelWords(text);
    return (
      wanted.length > 0 &&
      wanted.every((word) => words.includes(word)) &&
      (year === '' || hasYear(text, Number(year)))
    );
  });
}
