import { id, isRecord } from '@/data/schema/fields';
import { toColumns } from '@/data/schema/rows';
import { changesBetween, sameValues } from '@/domain/records';
import type { ChangeFailure } from '@/panel/data/OwnerRepository';
import type { ChangeProducts } from '@/panel/data/sync/ports';
import { failureOf, isUnanswered } from '@/panel/data/write/callOnce';
import type { Database, WriteAnswer } from '@/panel/data/write/database';
import type { StoredRow } from '@/panel/data/write/rows/readRow';
import {
  findChanged,
  type ProductChanges,
  touchedProducts,
} from '@/panel/domain/products/productChanges';

import { addedRow, parseRows } from './productRows';

/** Ids stand in the address, which has to be short. */
const IDS_AT_ONCE = 200;
const ROWS_AT_ONCE = 1000;

class Failed extends Error {
  reason: ChangeFailure;

  constructor(reason: ChangeFailure) {
    super(reason);
    this.reason = reason;
  }
}

/**
 * Writes a change set into a database without the function change_products: what the owner saw is compared before, and
 * many rows are written by each request. A second try finds what the first has written.
 */
export async function changePlainTable(
  database: Database,
  changes: ProductChanges,
): ReturnType<ChangeProducts> {
  const { added, edited, deleted } = changes;
  let isBegun = false;

  async function read(query: Parameters<Database['send']>[0]): Promise<StoredRow[]> {
    return rowsOf(await database.send(query), isBegun);
  }

  async function write(
    query: Parameters<Database['send']>[0],
    count: number,
  ): Promise<StoredRow[]> {
    const answer = await database.send(query);
    isBegun ||= answer.error === null || isUnanswered(answer);
    const rows = rowsOf(answer, isBegun);
    // A policy that hides rows from writes is silent.
    if (rows.length < count) throw new Failed('refused');
    return rows;
  }

  async function insert(): Promise<StoredRow[]> {
    if (added.length === 0) return [];
    const query = database.client
      .from('products')
      .insert(added.map(addedRow).toReversed())
      .select('id');
    const answer = await database.send(query);
    if (!isUnanswered(answer)) return rowsOf(answer, isBegun).toReversed();
    const newest = database.client.from('products').select('*').order('id', { ascending: false });
    const rows = await read(newest.limit(added.length));
    const products = [...parseRows(byId(rows)).values()];
    const areOurs = added.every((item, index) => {
      const product = products[index];
      return product !== undefined && sameValues(product, { ...item, id: product.id });
    });
    if (!areOurs) throw new Failed('unanswered');
    return rows;
  }

  try {
    const ids = touchedProducts(changes).map((product) => product.id);
    const found = await inTurn(inChunks(ids, IDS_AT_ONCE), (some) =>
      read(database.client.from('products').select('*').in('id', some)),
    );
    const stored = new Map([...ids.map((rowId) => [rowId, null] as const), ...byId(found)]);
    const products = parseRows(stored);
    if (findChanged(changes, products).length > 0) return { kind: 'changed', products };
    const upserts = edited.map(({ before, after }) =>
      Object.assign({}, stored.get(before.id), toColumns(changesBetween(before, after))),
    );
    await inTurn(inChunks(upserts, ROWS_AT_ONCE), (some) =>
      write(database.client.from('products').upsert(some).select('id'), some.length),
    );
    const left = deleted.filter((product) => stored.get(product.id)).map((product) => product.id);
    await inTurn(inChunks(left, IDS_AT_ONCE), (some) =>
      write(database.client.from('products').delete().in('id', some).select('id'), some.length),
    );
    const made = await insert();
    return { kind: 'done', ids: made.map((row) => id(row['id'])), deletedIds: new Set(left) };
  } catch (error) {
    return { kind: 'failed', reason: error instanceof Failed ? error.reason : 'unreachable' };
  }
}

function rowsOf(answer: WriteAnswer, isBegun: boolean): StoredRow[] {
  const { data, status, error } = answer;
  if (error === null && Array.isArray(data)) return data.filter(isRecord);
  console.error('products: the changes have failed', status, error);
  throw new Failed(failureOf(answer, isBegun));
}

function byId(rows: readonly StoredRow[]): Map<number, StoredRow> {
  return new Map(rows.map((row) => [id(row['id']), row]));
}

function inChunks<Item>(items: readonly Item[], size: number): Item[][] {
  const count = Math.ceil(items.length / size);
  return Array.from({ length: count }, (_, index) => items.slice(index * size, (index + 1) * size));
}

async function inTurn<Item>(
  [first, ...rest]: readonly Item[],
  work: (item: Item) => Promise<StoredRow[]>,
): Promise<StoredRow[]> {
  return first === undefined ? [] : [...(await work(first)), ...(await inTurn(rest, work))];
}
