import type { ContactChange } from '@/data/outbox/change';
import { isRecord } from '@/data/sanitize/fields';

import type { Ask } from './ask';
import { toContactRow } from './contactRow';
import { insertOutcome, type Outcome, outcomeOf } from './outcome';
import type { Row } from './rows';
import type { WriteClient } from './writeClient';

/** Updates the contact record that the shop shows, or inserts the first one (specification 7). */
export async function saveContact(
  client: WriteClient,
  ask: Ask,
  { contact, op }: ContactChange,
): Promise<Outcome> {
  const records = client.from('contact_info');
  const latest = await ask(
    records
      .select('id, updated_at')
      .order('updated_at', { ascending: false })
      .order('id', { ascending: false })
      .limit(1),
  );
  const outcome = outcomeOf(latest);
  if (outcome.kind === 'gone') {
    return insertOutcome(
      await ask(records.insert<Row>(toContactRow(contact, new Date())).select('id'), op),
    );
  }
  if (outcome.kind !== 'done') return outcome;
  const row = toContactRow(contact, after(latest.data));
  return outcomeOf(await ask(records.update<Row>(row).eq('id', outcome.rowId).select('id')));
}

/** Now, or the moment after the record's own date where another computer's clock is ahead: the latest date is shown. */
function after(rows: unknown): Date {
  const row: unknown = Array.isArray(rows) ? rows[0] : undefined;
  const before = isRecord(row) ? Date.parse(String(row.updated_at)) : Number.NaN;
  return new Date(Math.max(Date.now(), Number.isNaN(before) ? 0 : before + 1));
}
