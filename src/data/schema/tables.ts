import type { Brand } from '@/domain/brand';
import type { Catalog, ItemOf, ListName } from '@/domain/catalog';
import type { ContactInfo } from '@/domain/contactInfo';
import type { Product } from '@/domain/product';
import type { Slide } from '@/domain/slide';

import { sanitizeBrand } from './brand';
import { sanitizeContactInfo } from './contactInfo';
import { repairIds } from './ids';
import { sanitizeList } from './list';
import { sanitizeProduct } from './product';
import { type Row, fromRow, toBrandRow, toProductRow, toSlideRow } from './rows';
import { sampleCatalog } from './samples';
import { sanitizeSlide } from './slide';

/** One of the four tables, for whoever keeps it whole. Its name is also the ending of its browser key. */
export interface CatalogTable<Value> {
  name: keyof Catalog;
  samples: Value;
  /** Reads a stored value of any age. Throws when it cannot be told what it is. */
  parse: (stored: unknown) => Value;
}

/** A table that holds a list. Its name is also the database's. */
export interface ListTable<Item> extends CatalogTable<readonly Item[]> {
  name: ListName;
  /** A database row as an item; undefined for a row that cannot be shown. */
  fromRow: (row: unknown) => Item | undefined;
  toRow: (item: Item) => Row;
}

function listTable<Item extends { id: number }>(
  table: Pick<ListTable<Item>, 'name' | 'samples' | 'toRow'>,
  sanitize: (value: unknown) => Item | undefined,
): ListTable<Item> {
  const sanitizeRow = (row: unknown) => sanitize(fromRow(row));
  return {
    ...table,
    fromRow: sanitizeRow,
    parse: (stored) => repairIds(sanitizeList(stored, sanitizeRow)),
  };
}

export const productTable: ListTable<Product> = listTable(
  { name: 'products', samples: sampleCatalog.products, toRow: toProductRow },
  sanitizeProduct,
);

export const brandTable: ListTable<Brand> = listTable(
  { name: 'brands', samples: sampleCatalog.brands, toRow: toBrandRow },
  sanitizeBrand,
);

export const slideTable: ListTable<Slide> = listTable(
  { name: 'slides', samples: sampleCatalog.slides, toRow: toSlideRow },
  sanitizeSlide,
);

export const listTables: { [List in ListName]: ListTable<ItemOf<List>> } = {
  products: productTable,
  brands: brandTable,
  slides: slideTable,
};

export const contactTable: CatalogTable<ContactInfo> = {
  name: 'contact',
  samples: sampleCatalog.contact,
  parse: (stored) => {
    const contact = sanitizeContactInfo(fromRow(stored));
    if (contact === undefined) throw new TypeError('No usable contact details');
    return contact;
  },
};

export const catalogTables: { [Name in keyof Catalog]: CatalogTable<Catalog[Name]> } = {
  ...listTables,
  contact: contactTable,
};

export const TABLE_NAMES: readonly (keyof Catalog)[] = ['products', 'brands', 'slides', 'contact'];
