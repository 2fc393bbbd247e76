import { id, isRecord } from '@/data/schema/fields';
import type { ChangeProducts, ProductsChanged } from '@/panel/data/sync/ports';
import { createCallOnce } from '@/panel/data/write/callOnce';
import type { Database } from '@/panel/data/write/database';
import { withoutFields } from '@/panel/data/write/storedFields';
import {
  findChanged,
  mapProducts,
  type ProductChanges,
} from '@/panel/domain/products/productChanges';
import { pause } from '@/panel/domain/spreadsheet/inPieces';

import { changePlainTable } from './changePlainTable';
import { parseRows, type StoredRows, toBody } from './productRows';

const MOST_ATTEMPTS = 3;

export function createChangeProducts(
  database: Database,
  missing: () => readonly string[],
): ChangeProducts {
  const call = createCallOnce(database, 'change_products');

  async function change(
    changes: ProductChanges,
    stored: StoredRows,
    attempt: number,
  ): ReturnType<ChangeProducts> {
    const body = toBody(changes, stored, missing());
    await pause();
    const answer = await call(body);
    if ('failure' in answer) {
      if (answer.failure !== 'unsupported') return { kind: 'failed', reason: answer.failure };
      const result = await changePlainTable(database, changes);
      const isRefused = result.kind === 'failed' && result.reason === 'refused';
      return isRefused ? { kind: 'failed', reason: 'unsupported' } : result;
    }
    const { data } = answer;
    const done = doneOf(data);
    if (done !== undefined) return done;
    const rows = changedRowsOf(data);
    if (rows === undefined) return { kind: 'failed', reason: 'unanswered' };
    const products = parseRows(rows);
    if (findChanged(changes, products).length > 0) return { kind: 'changed', products };
    // Shown values are repaired, so they may differ from the stored ones that the owner saw.
    if (attempt === MOST_ATTEMPTS) return { kind: 'failed', reason: 'refused' };
    return change(changes, new Map([...stored, ...rows]), attempt + 1);
  }

  return async (changes) => {
    const absent = missing();
    const storedChanges = mapProducts(changes, (product) => withoutFields(product, absent));
    return change(storedChanges, new Map(), 1);
  };
}

function doneOf(data: unknown): ProductsChanged | undefined {
  if (!isRecord(data) || !Array.isArray(data['ids']) || !isRecord(data['dates'])) return undefined;
  const deletedIds = new Set(Object.keys(data['dates']).map(id));
  return { kind: 'done', ids: data['ids'].map(id), deletedIds };
}

function changedRowsOf(data: unknown): StoredRows | undefined {
  const changed: unknown = isRecord(data) ? data['changed'] : undefined;
  if (!Array.isArray(changed)) return undefined;
  return new Map(
    changed.filter(isRecord).map(({ id: rowId, row }) => [id(rowId), isRecord(row) ? row : null]),
  );
}
