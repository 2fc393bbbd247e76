import { isRecord } from '@/data/schema/fields';
import { columnOf, toColumns } from '@/data/schema/rows';
import { productTable } from '@/data/schema/tables';
import { type Product, PRODUCT_FIELD_NAMES } from '@/domain/product';
import { pickFields } from '@/domain/records';
import { pause } from '@/panel/data/inPieces';
import type { ChangeProducts } from '@/panel/data/sync/ports';
import { changesBetween } from '@/panel/domain/changedValues';
import {
  findChanged,
  type ProductChanges,
  type StoredProducts,
} from '@/panel/domain/products/productChanges';

import { createCallOnce } from './callOnce';
import type { Database } from './database';
import { newRow } from './rows/insertRow';
import type { StoredRow } from './rows/storedRow';

const MOST_ATTEMPTS = 3;

/** The function answers with one of the two. */
interface Answer {
  /** The ids of the added products, in their order. */
  ids?: readonly number[];
  changed?: readonly { id: number; row: StoredRow | null }[];
}

type StoredRows = ReadonlyMap<number, StoredRow | null>;

/** Writes change sets by the function `change_products` of our migrations (D28). */
export function createChangeSetCall(database: Database): ChangeProducts {
  const call = createCallOnce(database, 'change_products');

  async function change(
    changes: ProductChanges,
    step: string | undefined,
    { stored, attempt }: { stored: StoredRows; attempt: number },
  ): ReturnType<ChangeProducts> {
    const body = toBody(changes, stored);
    await pause();
    const answer = await call(body, step);
    if ('failure' in answer) return { kind: 'failed', reason: answer.failure };
    const { ids, changed }: Answer = isRecord(answer.data) ? answer.data : {};
    if (ids) return { kind: 'done', ids };
    if (!changed) return { kind: 'failed', reason: 'unanswered' };
    const rows = new Map(changed.map(({ id, row }) => [id, row]));
    const products = parseRows(rows);
    if (findChanged(changes, products).length > 0) return { kind: 'changed', products };
    // Shown values are repaired, so they may differ from the stored ones that the owner saw.
    if (attempt === MOST_ATTEMPTS) return { kind: 'failed', reason: 'refused' };
    return change(changes, step, { stored: new Map([...stored, ...rows]), attempt: attempt + 1 });
  }

  return async (changes, step) => change(changes, step, { stored: new Map(), attempt: 1 });
}

/** `stored`: rows that have the values that the owner saw, but in another form; deleted ones need not be deleted again. */
function toBody({ added, edited, deleted }: ProductChanges, stored: StoredRows) {
  function seen(product: Product, names: readonly string[]): object {
    const row = stored.get(product.id);
    if (!row) return toColumns(pickFields(product, names));
    return Object.fromEntries(names.map(columnOf).map((column) => [column, row[column]]));
  }
  return {
    added: added.map((item) => newRow('products', item)),
    edited: edited.map(({ before, after }) => {
      const wanted = changesBetween(before, after);
      return { id: before.id, seen: seen(before, Object.keys(wanted)), wanted: toColumns(wanted) };
    }),
    deleted: deleted
      .filter((product) => stored.get(product.id) !== null)
      .map((product) => ({ id: product.id, seen: seen(product, PRODUCT_FIELD_NAMES) })),
  };
}

function parseRows(rows: StoredRows): StoredProducts {
  return new Map(
    [...rows].map(([rowId, row]) => [rowId, row ? productTable.parseRow(row) : undefined]),
  );
}
