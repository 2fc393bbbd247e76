import type { Row } from '@/data/schema/rows';
import type { Change } from '@/data/sync/mutation';

import { createInsert, rowOf } from './insert';
import { type Outcome, outcomeOf } from './pushResult';
import { saveContact } from './saveContact';
import type { Ask } from './sendRequest';
import type { WriteClient } from './writeClient';

/** Brings one change to the backend by the row calls of specification 7. Never rejects. */
export type Write = (change: Change, again: boolean) => Promise<Outcome>;

export function createWrite(client: WriteClient, ask: Ask): Write {
  const insert = createInsert(client, ask);
  return async (change, again) => {
    if (change.table === 'contact') return saveContact(client, ask, change);
    const { table, rowId, removed } = change;
    if (rowId === undefined) return insert(change, again);
    const rows = client.from(table);
    const write = removed ? rows.delete() : rows.update<Row>(rowOf(change));
    return outcomeOf(await ask(write.eq('id', rowId).select('id'), change));
  };
}
