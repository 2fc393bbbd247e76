import { columnsOf, type Row, toRow } from '@/data/schema/rows';
import { columnsToSend, type Update } from '@/panel/data/sync/mutations/edit';
import type { RowMutation } from '@/panel/data/sync/mutations/mutation';
import type { PushResult } from '@/panel/data/sync/ports';

import { compareRow } from './compareRow';
import { hasLongText, onlyRowsWith } from './onlyRowsWith';
import { resultOf } from './pushResult';
import { HIDDEN, NO_ANSWER, readRow } from './readRow';
import type { SendRequest, WriteClient } from './sendRequest';

/** Updates or deletes a row. An update writes the changed columns, and only if nobody else has changed them (D16). */
export async function writeRow(
  client: WriteClient,
  sendRequest: SendRequest,
  mutation: RowMutation,
): Promise<PushResult> {
  const { kind, table, item, rowId, replaced } = mutation;
  const update = kind === 'update' && replaced && { table, values: item, replaced };
  const first = await writeFirst(update);
  if (first.kind !== 'notFound') return first;
  const row = await readRow(client, sendRequest, mutation);
  if (row === undefined) return NO_ANSWER;
  if (row === null) return first;
  if (!update) return HIDDEN;
  const comparison = compareRow(update, row);
  if (comparison.kind === 'applied') return { kind: 'applied', rowId };
  if (comparison.kind === 'conflict') return comparison;
  const second = await patch(comparison.columns, comparison.guard);
  return second.kind === 'notFound' ? HIDDEN : second;

  async function writeFirst(given: Update | false | undefined): Promise<PushResult> {
    const rows = client.from(table);
    if (kind === 'delete') {
      return resultOf(await sendRequest(rows.delete().eq('id', rowId).select('id'), mutation));
    }
    if (!given) return patch(toRow(table, item), {});
    const columns = columnsToSend(given);
    const guard = columnsOf(given.replaced.old, Object.keys(columns));
    if (Object.keys(columns).length === 0) return { kind: 'applied', rowId };
    return hasLongText(guard) ? { kind: 'notFound' } : patch(columns, guard);
  }

  async function patch(columns: Row, guard: Row): Promise<PushResult> {
    const query = client.from(table).update<Row>(columns).eq('id', rowId);
    return resultOf(await sendRequest(onlyRowsWith(query, guard).select('id'), mutation));
  }
}
