import { isPictureAddress } from '@/domain/pictures/pictureAddress';
import { parseDiscount, parsePrice } from '@/domain/prices/numbers';
import { cleanText } from '@/domain/text/cleanText';
import { wellFormed } from '@/domain/text/wellFormed';

export type FieldValue = string | number | boolean;

/** `essential`: without it there is no item. `required`: forms ask for it (specification 5), stored items may lack it. */
type Need = 'essential' | 'required';

interface TextField {
  kind: 'text';
  /** The most characters, which the database knows too. */
  most: number;
  /** It may have several lines. */
  hasLines?: true;
  /** Other texts are not used. */
  pattern?: RegExp;
  /** The text that takes the place of an unusable one. */
  fallback?: string;
}

export type Field =
  | (TextField & { need?: Need })
  | { kind: 'picture' | 'price' | 'percent'; need?: Need }
  | { kind: 'flag'; need?: never; mayBeMissing?: true };

/** What the owner can change. The database sets the id and the dates; the stock is unknown on a page only. */
export type FieldName<Values> = Exclude<
  keyof Values,
  'id' | 'createdAt' | 'savedAt' | 'isStockUnknown'
> &
  string;

/** What the database gives each item of a list besides its fields. */
export interface Dated {
  id: number;
  createdAt?: string;
}

type ValueOf<Kind extends Field['kind']> = Kind extends 'flag'
  ? boolean
  : Kind extends 'price' | 'percent'
    ? number
    : string;

/** Their values are always there, perhaps empty. */
type NeverMissing = { need: Need } | { kind: 'picture' | 'flag' };

/** The values of an item. A text or a number that no form asks for may be missing. */
export type ValuesIn<Fields extends Readonly<Record<string, Field>>> = {
  -readonly [Name in keyof Fields as Fields[Name] extends NeverMissing ? Name : never]: ValueOf<
    Fields[Name]['kind']
  >;
} & {
  -readonly [Name in keyof Fields as Fields[Name] extends NeverMissing ? never : Name]?: ValueOf<
    Fields[Name]['kind']
  >;
};

/** Repairs a foreign value. Undefined where it cannot be used, and for an empty text that may be missing. Never throws. */
export function readField(field: Field, value: unknown): FieldValue | undefined {
  if (field.kind === 'text') return readText(field, value);
  const isMissing = field.kind === 'flag' && field.mayBeMissing && (value ?? null) === null;
  return isMissing ? undefined : readers[field.kind](value);
}

const readers: Record<
  Exclude<Field['kind'], 'text'>,
  (value: unknown) => FieldValue | undefined
> = {
  picture: pictureAddress,
  price: parsePrice,
  percent: parseDiscount,
  flag: (value) => value !== false && value !== 'false' && value !== 0,
};

function readText(field: TextField & { need?: Need }, value: unknown): string | undefined {
  const { most, need, pattern, fallback } = field;
  if (pattern === undefined) {
    const clean = text(value, most);
    return clean.trim() === '' && need !== 'required' ? undefined : clean;
  }
  const clean = cleanValue(field, text(value));
  return pattern.test(clean) ? text(clean, most) : fallback;
}

/** A text that enters the shop, as its field stores it (D45). */
export function cleanValue(field: Field | undefined, whole: string): string {
  return cleanText(whole, field?.kind === 'text' && field.hasLines);
}

/** Longer text is cut: 300,000 letters in one card would make the page useless (D18). */
export function text(value: unknown, most = Number.POSITIVE_INFINITY): string {
  if (typeof value !== 'string' && typeof value !== 'number') return '';
  const whole = String(value);
  return wellFormed(whole.length > most ? beginning(whole, most) : whole);
}

/** Counts as the database does: an emoji is one character. */
function beginning(whole: string, most: number): string {
  return Array.from(whole.slice(0, 2 * most))
    .slice(0, most)
    .join('');
}

export function pictureAddress(value: unknown): string {
  const address = cleanText(text(value));
  return isPictureAddress(address) ? address : '';
}
