import type { Category } from '@/content/categories';
import {
  type Catalog,
  type ItemOf,
  type ListName,
  nextId,
  type RecordName,
} from '@/domain/catalog';
import type { Dated } from '@/domain/fields/field';

import { parseCategory, parseContactInfo, parseItem, parseShopInfo } from './parseItems';
import { fromRow } from './rows';
import { sampleCatalog } from './samples';

export interface StoredTable<Value> {
  name: string;
  samples: Value;
  /** Takes a stored value of any age. Throws where it is not what the table holds. */
  parse: (stored: unknown) => Value;
}

export interface CatalogTable<Value> extends StoredTable<Value> {
  name: keyof Catalog;
  /** One item, or the record. Undefined for what cannot be shown. */
  parseRow: (row: unknown) => Dated | Catalog[RecordName] | undefined;
}

export interface ListTable<Item extends Dated> extends CatalogTable<readonly Item[]> {
  name: ListName;
  parseRow: (row: unknown) => Item | undefined;
}

/** `loading`: more pages follow. `partial`: the beginning; the rest is read as the visitor scrolls (D19). */
export type Coverage = 'fallback' | 'loading' | 'partial' | 'complete';

export type Receive = <Value>(table: CatalogTable<Value>, value: Value, coverage: Coverage) => void;

function listTable<List extends ListName>(name: List): ListTable<ItemOf<List>> {
  const parseRow = (row: unknown) => parseItem(name, fromRow(row));
  return {
    name,
    samples: sampleCatalog[name],
    parseRow,
    parse: (stored) => repairIds<ItemOf<List>>(parseList(stored, parseRow)),
  };
}

/** Drops unusable values. Throws where all of them are unusable. */
export function parseList<Item>(
  values: unknown,
  parse: (value: unknown) => Item | undefined,
): Item[] {
  if (!Array.isArray(values)) throw new TypeError('Expected a list');
  const items = values.map(parse).filter((item) => item !== undefined);
  if (values.length > 0 && items.length === 0) throw new TypeError('No usable item in the list');
  return items;
}

/** Items without an id, and all but the first with the same id, get new ones. */
export function repairIds<Item extends { id: number }>(items: readonly Item[]): Item[] {
  const taken = new Set([0]);
  let next = nextId(items);
  return items.map((item) => {
    const repaired = taken.has(item.id) ? { ...item, id: next++ } : item;
    taken.add(repaired.id);
    return repaired;
  });
}

export const productTable = listTable('products');

export const listTables: { [List in ListName]: ListTable<ItemOf<List>> } = {
  products: productTable,
  brands: listTable('brands'),
  slides: listTable('slides'),
};

function recordTable<Name extends RecordName>(
  name: Name,
  parseRecord: (value: unknown) => Catalog[Name] | undefined,
) {
  const parseRow = (row: unknown) => parseRecord(fromRow(row));
  return {
    name,
    samples: sampleCatalog[name],
    parseRow,
    parse(stored: unknown): Catalog[Name] {
      const record = parseRow(stored);
      if (record === undefined) throw new TypeError(`No usable record: ${name}`);
      return record;
    },
  };
}

export const contactTable = recordTable('contact', parseContactInfo);
export const shopTable = recordTable('shop', parseShopInfo);

/** How many products each category has. No part of the catalogue: the database counts it, and nobody writes it. */
export const categoryTable: StoredTable<readonly Category[]> = {
  name: 'categories',
  samples: [],
  parse: (stored) => parseList(stored, parseCategory),
};

export const catalogTables: { [Name in keyof Catalog]: CatalogTable<Catalog[Name]> } = {
  ...listTables,
  contact: contactTable,
  shop: shopTable,
};
