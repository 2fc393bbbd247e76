import type { Row } from '@/data/schema/rows';
import { listTables } from '@/data/schema/tables';
import type { ItemChange } from '@/data/sync/mutation';
import type { ListName } from '@/domain/catalog';

import { arePlainTables, findInserted } from './plainTables';
import { insertOutcome, type Outcome } from './pushResult';
import type { Ask } from './sendRequest';
import type { WriteClient } from './writeClient';

/** `again`: it has been sent before, and no answer came. */
export type Insert = (change: ItemChange, again: boolean) => Promise<Outcome>;

const NO_ANSWER: Outcome = { kind: 'kept', status: 0, message: 'No answer' };

/** Inserts one row, once: our database knows operations by their id, in plain tables the row is looked for. */
export function createInsert(client: WriteClient, ask: Ask): Insert {
  let plain: boolean | undefined;

  async function insert(change: ItemChange): Promise<Outcome> {
    // What is to go must only be known by its id, and what it became later might be refused.
    const { item, removed, sent = item } = change;
    const row = rowOf({ ...change, item: removed ? sent : item });
    const query = client.from(change.table).insert<Row>(row).select('id');
    return insertOutcome(await ask(query, change));
  }

  return async (change, again) => {
    if (!again) return insert(change);
    plain ??= await arePlainTables(client, ask);
    if (plain === undefined) return NO_ANSWER;
    const rowId = plain ? await findInserted(client, ask, change) : null;
    if (rowId === undefined) return NO_ANSWER;
    return rowId === null ? insert(change) : { kind: 'done before', rowId };
  };
}

export function rowOf<List extends ListName>({ table, item }: ItemChange<List>): Row {
  return listTables[table].toRow(item);
}
