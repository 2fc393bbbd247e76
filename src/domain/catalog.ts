import { type Brand, BRAND_FIELDS } from './brand';
import { CONTACT_FIELDS, type ContactInfo } from './contactInfo';
import type { Dated, Field, FieldName } from './fields/field';
import { type Product, PRODUCT_FIELDS } from './product';
import { type FieldValues, pickFields, sameValues } from './records';
import { SHOP_FIELDS, type ShopInfo } from './shop/shopInfo';
import { type Slide, SLIDE_FIELDS } from './slide';

/** Lists are newest first (D11). */
export interface Catalog {
  products: readonly Product[];
  brands: readonly Brand[];
  slides: readonly Slide[];
  contact: ContactInfo;
  shop: ShopInfo;
}

export type ListName = 'products' | 'brands' | 'slides';
export const TABLE_NAMES = ['products', 'brands', 'slides', 'contact', 'shop'] as const;

/** Tables of one record. */
export const RECORD_NAMES = ['contact', 'shop'] as const;

export type RecordName = (typeof RECORD_NAMES)[number];
export type ItemOf<List extends ListName> = Catalog[List][number];
export type NewItemOf<List extends ListName> = Omit<ItemOf<List>, 'id'>;
export type ValuesOf<Table extends keyof Catalog> = Table extends ListName
  ? ItemOf<Table>
  : Table extends 'shop'
    ? ShopInfo
    : ContactInfo;

/** A name for each field of each table. */
export type FieldNames<Name> = {
  readonly [Table in keyof Catalog]: Readonly<Record<FieldName<ValuesOf<Table>>, Name>>;
};

export const FIELDS = {
  products: PRODUCT_FIELDS,
  brands: BRAND_FIELDS,
  slides: SLIDE_FIELDS,
  contact: CONTACT_FIELDS,
  shop: SHOP_FIELDS,
} as const satisfies Record<keyof Catalog, Readonly<Record<string, Field>>>;

export function isRecordName(table: keyof Catalog): table is RecordName {
  return table === 'contact' || table === 'shop';
}

/** Undefined for a name that the table does not have. */
export function fieldOf(table: keyof Catalog, name: string): Field | undefined {
  const fields: Readonly<Record<string, Field>> = FIELDS[table];
  return fields[name];
}

/** All fields except the id and the date, always in the same order. */
export function allFields(table: keyof Catalog, values: object): FieldValues {
  return pickFields(values, Object.keys(FIELDS[table]));
}

/** Orders a list by the dates of the database, newest first (D11). An item without a date is not stored yet: it is the newest. */
export function byNewest(one: Dated, other: Dated): number {
  const [date, otherDate] = [one.createdAt ?? AFTER_ALL_DATES, other.createdAt ?? AFTER_ALL_DATES];
  if (date === otherDate) return other.id - one.id;
  return date > otherDate ? -1 : 1;
}

/** Items that are the same stay the same objects: what is drawn of them is not drawn again. */
export function withChanges<Shown extends Catalog>(shown: Shown, changed: Partial<Shown>): Shown {
  const next = { ...shown, ...changed };
  const { products, brands, slides, contact, shop } = next;
  return {
    ...next,
    products: reuseItems(shown.products, products),
    brands: reuseItems(shown.brands, brands),
    slides: reuseItems(shown.slides, slides),
    contact: sameValues(shown.contact, contact) ? shown.contact : contact,
    shop: sameValues(shown.shop, shop) ? shown.shop : shop,
  };
}

function reuseItems<Item extends Dated>(
  before: readonly Item[],
  after: readonly Item[],
): readonly Item[] {
  if (after === before) return before;
  const known = new Map(before.map((item) => [item.id, item]));
  const items = after.map((item) => {
    const old = known.get(item.id);
    return old && old.createdAt === item.createdAt && sameValues(old, item) ? old : item;
  });
  const isSame = items.length === before.length && items.every((item, at) => item === before[at]);
  return isSame ? before : items;
}

const AFTER_ALL_DATES = '9999';

/** Specification 4, "New item ids". */
export function nextId(items: readonly { id: number }[]): number {
  return items.reduce((highest, { id }) => Math.max(highest, id), 0) + 1;
}
