import { columnOf } from '@/data/schema/columns';
import { type Row, toColumns, toRow } from '@/data/schema/rows';
import { productTable } from '@/data/schema/tables';
import { type Product, PRODUCT_FIELD_NAMES } from '@/domain/product';
import { changesBetween, pickFields } from '@/domain/records';
import type { StoredRow } from '@/panel/data/write/rows/readRow';
import type { ProductChanges, StoredProducts } from '@/panel/domain/products/productChanges';

export type StoredRows = ReadonlyMap<number, StoredRow | null>;

export function parseRows(rows: StoredRows): StoredProducts {
  return new Map(
    [...rows].map(([rowId, row]) => [rowId, row ? productTable.parseRow(row) : undefined]),
  );
}

export function addedRow(item: ProductChanges['added'][number]): Row {
  const row = toRow('products', item);
  const { createdAt } = item;
  return createdAt === undefined ? row : { ...row, created_at: createdAt };
}

/**
 * The body of `change_products`. `stored`: rows that have the values that the owner saw, but in another form; deleted
 * ones need not be deleted again. `missing`: fields that the database has no column for.
 */
export function toBody(
  { added, edited, deleted }: ProductChanges,
  stored: StoredRows,
  missing: readonly string[],
) {
  const fieldsThere = PRODUCT_FIELD_NAMES.filter((name) => !missing.includes(name));
  function seen(product: Product, names: readonly string[]): object {
    const row = stored.get(product.id);
    if (!row) return toColumns(pickFields(product, names));
    return Object.fromEntries(names.map(columnOf).map((column) => [column, row[column]]));
  }
  return {
    added: added.map(addedRow),
    edited: edited.map(({ before, after }) => {
      const wanted = changesBetween(before, after);
      return { id: before.id, seen: seen(before, Object.keys(wanted)), wanted: toColumns(wanted) };
    }),
    deleted: deleted
      .filter(({ id }) => stored.get(id) !== null)
      .map((product) => ({ id: product.id, seen: seen(product, fieldsThere) })),
  };
}
