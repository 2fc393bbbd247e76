import {
  type Catalog,
  FIELDS,
  type ListName,
  type NewItemOf,
  type ValuesOf,
} from '@/domain/catalog';
import { cleanValue, type Field, type FieldName, type FieldValue } from '@/domain/fields/field';
import { parseDiscount } from '@/domain/prices/numbers';
import { plainPrice } from '@/domain/prices/price';
import { parsePartNumbers } from '@/domain/products/partNumbers/partNumberKey';
import { joinDescription, splitDescription } from '@/domain/products/partNumbers/partNumbers';
import { tidyPictureAddress } from '@/panel/domain/pictures/tidyPictureAddress';
import { parseTypedPrice } from '@/panel/domain/prices/typedPrice';

type Table = keyof Catalog;

/** What a form holds. A number is text as typed, such as '2850,50', and '' is a value that is missing. */
export type DraftOf<Of extends Table> = {
  [Name in FieldName<ValuesOf<Of>>]-?: NonNullable<ValuesOf<Of>[Name]> extends boolean
    ? boolean
    : string;
} & (Of extends 'products' ? { partNumbers: string } : unknown);

type TypedValues<Of extends Table> = Of extends ListName ? NewItemOf<Of> : ValuesOf<Of>;

export function emptyDraft<Of extends Table>(table: Of): DraftOf<Of> {
  const empty = mapFields(table, (field) =>
    field.kind === 'flag' ? true : field.kind === 'text' ? (field.fallback ?? '') : '',
  );
  return toDraft(table, empty);
}

export function toDraft<Of extends Table>(table: Of, values: object): DraftOf<Of> {
  const valueOf = new Map<string, FieldValue>(Object.entries(values));
  const draft = mapFields(table, ({ kind }, name) => {
    const value = valueOf.get(name) ?? '';
    return typeof value !== 'number' ? value : kind === 'price' ? plainPrice(value) : String(value);
  });
  return (table === 'products' ? withPartNumbers(draft) : draft) as DraftOf<Of>;
}

/** A form has a field of its own for the part numbers of the description (D34). */
function withPartNumbers(draft: Record<string, FieldValue>) {
  const { text, partNumbers } = splitDescription(String(draft['description']));
  return { ...draft, description: text, partNumbers: partNumbers.join(', ') };
}

/** Tidies what was typed. A price that is needed and cannot be read is 0. */
export function fromDraft<Of extends Table>(table: Of, draft: DraftOf<Of>): TypedValues<Of> {
  const typed = new Map<string, string | boolean>(Object.entries(draft));
  const partNumbers = parsePartNumbers(String(typed.get('partNumbers') ?? ''));
  const text = String(typed.get('description'));
  if (partNumbers.length > 0) typed.set('description', joinDescription({ text, partNumbers }));
  return mapFields(table, (field, name) => readTyped(field, typed.get(name) ?? '')) as never;
}

const readers: Record<Field['kind'], (typed: string, field: Field) => FieldValue | undefined> = {
  text: (typed, field) => cleanValue(field, typed) || (field.need && ''),
  picture: tidyPictureAddress,
  price: (typed, { need }) => parseTypedPrice(typed) ?? (need && 0),
  percent: parseDiscount,
  flag: (typed) => typed !== '',
};

function readTyped(field: Field, typed: string | boolean): FieldValue | undefined {
  return typeof typed === 'boolean' ? typed : readers[field.kind](typed, field);
}

function mapFields(table: Table, valueOf: (field: Field, name: string) => FieldValue | undefined) {
  const entries = Object.entries<Field>(FIELDS[table]).map(
    ([name, field]) => [name, valueOf(field, name)] as const,
  );
  const defined = entries.filter(([, value]) => value !== undefined);
  return Object.fromEntries(defined) as Record<string, FieldValue>;
}
