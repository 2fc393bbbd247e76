import { type Row, toRow, withDate } from '@/data/schema/rows';
import type { Update } from '@/panel/data/sync/mutations/mutation';
import type { PushResult } from '@/panel/data/sync/ports';
import type { Database, WriteAnswer } from '@/panel/data/write/database';
import { insertResultOf, resultOf } from '@/panel/data/write/pushResult';

import { compareRow, rowOf } from './storedRow';
import { onlyRowsWith } from './writeRow';

/** Updates the contact record that the shop shows, or inserts the first one (specification 7). */
export async function saveContact(database: Database, mutation: Update): Promise<PushResult> {
  const records = database.client.from('contact_info');
  const latest = await database.send(
    records
      .select('*')
      .order('updated_at', { ascending: false })
      .order('id', { ascending: false })
      .limit(1),
  );
  const date = dateAfter(latest);
  const whole = withDate(toRow('contact', mutation.item), date);
  const read = resultOf(latest);
  if (read.kind === 'notFound') {
    const first = records.insert<Row>(whole).select('id');
    return insertResultOf(await database.send(first, mutation));
  }
  if (read.kind !== 'applied') return read;
  const comparison = compareRow(mutation, rowOf(latest) ?? {});
  if (comparison.kind === 'applied') return { ...read, stored: comparison.stored };
  if (comparison.kind === 'conflict') return comparison;
  const changed = records.update<Row>(withDate(comparison.columns, date)).eq('id', read.rowId);
  const update = onlyRowsWith(changed, comparison.expected).select('*');
  // Without a row it was changed or deleted meanwhile, or a policy of the database hides it: try again later.
  const answer = await database.send(update, mutation);
  return insertResultOf(answer, 'contact');
}

/** The date of now, or one just after the record's own where another computer's clock is ahead: the latest date is shown. */
function dateAfter(answer: WriteAnswer): Date {
  const before = Date.parse(String(rowOf(answer)?.updated_at));
  return new Date(Math.max(Date.now(), Number.isNaN(before) ? 0 : before + 1));
}
