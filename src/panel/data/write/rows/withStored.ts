import type { Catalog } from '@/domain/catalog';
import type { PushResult } from '@/panel/data/sync/ports';
import type { WriteAnswer } from '@/panel/data/write/database';

import { storedFields } from './compareRow';
import { rowOf } from './readRow';

/** The result of an update, with the fields of the row that the database has answered with. */
export function withStored(
  table: keyof Catalog,
  result: PushResult,
  answer: WriteAnswer,
): PushResult {
  const row = rowOf(answer);
  if (result.kind !== 'applied' || row === undefined) return result;
  return { ...result, stored: storedFields(table, row) };
}
