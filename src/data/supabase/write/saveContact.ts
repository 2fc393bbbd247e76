import { toContactRow } from '@/data/schema/contactRow';
import { isRecord } from '@/data/schema/fields';
import type { Row } from '@/data/schema/rows';
import type { ContactChange } from '@/data/sync/mutation';

import { insertOutcome, type Outcome, outcomeOf } from './pushResult';
import type { Ask } from './sendRequest';
import type { WriteClient } from './writeClient';

/** Updates the contact record that the shop shows, or inserts the first one (specification 7). */
export async function saveContact(
  client: WriteClient,
  ask: Ask,
  change: ContactChange,
): Promise<Outcome> {
  const { contact } = change;
  const records = client.from('contact_info');
  const latest = await ask(
    records
      .select('id, updated_at')
      .order('updated_at', { ascending: false })
      .order('id', { ascending: false })
      .limit(1),
  );
  let found = outcomeOf(latest);
  if (found.kind === 'gone') {
    const first = records.insert<Row>(toContactRow(contact, new Date())).select('id');
    const inserted = insertOutcome(await ask(first, change));
    if (inserted.kind !== 'done before') return inserted;
    // An earlier attempt has arrived meanwhile, perhaps with older details.
    found = { ...inserted, kind: 'done' };
  }
  if (found.kind !== 'done') return found;
  const row = toContactRow(contact, after(latest.data));
  const update = records.update<Row>(row).eq('id', found.rowId).select('id');
  // Gone meanwhile, or hidden from updates by a rule of somebody's database: to be looked for again, but not at once.
  return insertOutcome(await ask(update, change));
}

/** Now, or the moment after the record's own date where another computer's clock is ahead: the latest date is shown. */
function after(rows: unknown): Date {
  const row: unknown = Array.isArray(rows) ? rows[0] : undefined;
  const before = isRecord(row) ? Date.parse(String(row.updated_at)) : Number.NaN;
  return new Date(Math.max(Date.now(), Number.isNaN(before) ? 0 : before + 1));
}
