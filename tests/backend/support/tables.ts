import { toRow } from '@/data/schema/rows';
import { brand, contact, reduced, slide } from '@/domain/testing/examples';

import type { LocalBackend } from '../../../scripts/backend/localBackend.ts';

export const TABLES = ['products', 'brands', 'slides', 'contact_info'] as const;
export type Table = (typeof TABLES)[number];

export type Row = Record<string, unknown>;

/** A valid row for each table. */
export const VALID_ROWS: Record<Table, Row> = {
  products: toRow('products', reduced),
  brands: toRow('brands', brand),
  slides: toRow('slides', slide),
  contact_info: toRow('contact', contact),
};

/** SQL for the products `Parça 1` to `Parça <count>`, the highest number the newest; groups of ten have the same date. */
export function insertProducts(count: number): string {
  return `
    insert into products (name, price, category, brand, description, created_at)
    select 'Parça ' || n, n, 'Motor', 'BOSCH', 'Test', timestamptz '2026-01-01' + (n / 10) * interval '1 second'
    from generate_series(1, ${count}) n`;
}

export async function insertRow({ sql }: LocalBackend, table: Table, row: Row): Promise<void> {
  const columns = Object.keys(row);
  const marks = columns.map((_, index) => `$${index + 1}`);
  await sql(
    `insert into public.${table} (${columns.join()}) values (${marks.join()})`,
    Object.values(row),
  );
}

/** The values of the four tables as one text. A column that a later migration adds is empty, and so not in it. */
export async function contentOf({ sql }: LocalBackend): Promise<string> {
  const selects = TABLES.map(
    (table) =>
      `select '${table}' as name, (select json_strip_nulls(json_agg(t order by t.id)) from public.${table} t)`,
  );
  return JSON.stringify(await sql(selects.join(' union all ')));
}

/** Empties the tables and the record of lists that have been filled. The next ids are 1. */
export async function emptyTables({ sql }: LocalBackend): Promise<void> {
  await sql(`truncate ${TABLES.join()}, private.filled_lists restart identity`);
}

/** Leaves one row with id 1 in each table. */
export async function fillWithOneRowEach(backend: LocalBackend): Promise<void> {
  await backend.sql(`truncate ${TABLES.join()} restart identity`);
  await Promise.all(TABLES.map(async (table) => insertRow(backend, table, VALID_ROWS[table])));
}
