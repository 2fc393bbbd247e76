import { allFields, type Catalog, FIELDS, TABLE_NAMES, type ValuesOf } from '@/domain/catalog';
import { changedFields, pickFields } from '@/domain/records';
import type { CatalogChanges } from '@/panel/domain/catalogChanges';
import { withValues } from '@/panel/domain/changedValues';
import type { ChangedProduct } from '@/panel/domain/products/productChanges';

/** A record as the owner has seen or written it, and as it is or will be. */
export interface ChangedRecord {
  table: keyof Catalog;
  seen: ValuesOf<keyof Catalog>;
  /** Undefined: the record is deleted. */
  now: ValuesOf<keyof Catalog> | undefined;
}

/** The names of the fields that differ, in the order of their table. */
export function differingFields({ table, seen, now }: ChangedRecord): string[] {
  if (now === undefined) return [];
  const [before, after] = [allFields(table, seen), allFields(table, now)];
  return Object.keys(FIELDS[table]).filter((name) => before[name] !== after[name]);
}

/** A product that somebody else has changed, with those fields only that the owner wanted to change. */
export function crossedRecord({ seen, wanted, stored }: ChangedProduct): ChangedRecord {
  const fields = stored && wanted && pickFields(stored, changedFields(seen, wanted));
  return { table: 'products', seen, now: fields ? withValues(seen, fields) : stored };
}

/** What a file would change of the records that are there: it may be older than they are (D44). */
export function editedRecords(changes: Partial<CatalogChanges>): ChangedRecord[] {
  return TABLE_NAMES.flatMap((table) =>
    (changes[table]?.edited ?? []).map(({ before, after }) => ({
      table,
      seen: before,
      now: after,
    })),
  );
}
