import { isRecord } from '@/data/schema/fields';
import { type Row, toContactRow } from '@/data/schema/rows';
import type { ContactMutation } from '@/data/sync/mutation';
import type { PushResult } from '@/data/sync/ports';

import type { SendRequest, WriteClient } from './connectWriter';
import { insertResultOf, resultOf } from './pushResult';

/** Updates the contact record that the shop shows, or inserts the first one (specification 7). */
export async function saveContact(
  client: WriteClient,
  sendRequest: SendRequest,
  mutation: ContactMutation,
): Promise<PushResult> {
  const { contact } = mutation;
  const records = client.from('contact_info');
  const latest = await sendRequest(
    records
      .select('id, updated_at')
      .order('updated_at', { ascending: false })
      .order('id', { ascending: false })
      .limit(1),
  );
  let found = resultOf(latest);
  if (found.kind === 'notFound') {
    const first = records.insert<Row>(toContactRow(contact, new Date())).select('id');
    const inserted = insertResultOf(await sendRequest(first, mutation));
    if (inserted.kind !== 'appliedBefore') return inserted;
    // An earlier attempt has arrived meanwhile, perhaps with older details.
    found = { ...inserted, kind: 'applied' };
  }
  if (found.kind !== 'applied') return found;
  const row = toContactRow(contact, dateAfter(latest.data));
  const update = records.update<Row>(row).eq('id', found.rowId).select('id');
  // Without a row it was deleted meanwhile, or a policy of the database hides it from updates: try again later.
  return insertResultOf(await sendRequest(update, mutation));
}

/** Now, or just after the record's own date where another computer's clock is ahead: the latest date is shown. */
function dateAfter(rows: unknown): Date {
  const row: unknown = Array.isArray(rows) ? rows[0] : undefined;
  const before = isRecord(row) ? Date.parse(String(row.updated_at)) : Number.NaN;
  return new Date(Math.max(Date.now(), Number.isNaN(before) ? 0 : before + 1));
}
