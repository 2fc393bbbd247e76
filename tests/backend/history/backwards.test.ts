import { assert, asyncProperty } from 'fast-check';
import { beforeAll, expect, test } from 'vitest';

import { runInSequence } from '../save/saveToBackend';
import { setPassword } from '../support/owner';
import { type Row, type Table, TABLES } from '../support/tables';
import { describeBackend, useBackend } from '../support/useBackend';
import { forgetHistory, historyOf } from './historyOf';
import { ownerWho, type RandomChange, randomChanges } from './randomChanges';

const SEQUENCES = Number(process.env['HISTORY_SEQUENCES'] ?? 15);

interface Entry {
  id: string;
  list_name: Table;
  row_id: string;
  before: Row | null;
  after: Row | null;
}

/** Rows by table and id. */
type Shop = Record<string, Row>;

// Who saves the contact details sets their date, which is no change.
const READ_SHOP = TABLES.map(
  (table) =>
    `select '${table} ' || id as key, to_jsonb(t) - 'updated_at' as row from public.${table} t`,
).join(' union all ');

const WITHOUT_THEIR_PRICE = `
  select id, price from public.products
  except select product_id, price from private.prices where until is null
  union all select product_id, count(*) from private.prices where until is null group by 1 having count(*) > 1`;

/** The shop before an entry of the history, made of the shop after it. */
function before(shop: Shop, { list_name, row_id, ...entry }: Entry): Shop {
  const key = `${list_name} ${row_id}`;
  const { [key]: row, ...rest } = shop;
  if (entry.before === null) {
    expect(row).toBeDefined();
    return rest;
  }
  if (entry.after === null) {
    expect(row).toBeUndefined();
    const { updated_at: _date, ...deleted } = entry.before;
    return { ...rest, [key]: deleted };
  }
  expect(row).toMatchObject(entry.after);
  return { ...rest, [key]: { ...row, ...entry.before } };
}

describeBackend('after any sequence of changes', () => {
  const backend = useBackend();
  const owner = historyOf(backend, 'phone');
  const carryOut = ownerWho(backend, owner);
  beforeAll(async () => setPassword(backend()));

  async function readShop(): Promise<Shop> {
    const rows = await backend().sql<{ key: string; row: Row }>(READ_SHOP);
    return Object.fromEntries(rows.map(({ key, row }) => [key, row]));
  }

  const readEntries = async () =>
    backend().sql<Entry>('select * from private.changed_rows order by id desc');

  async function check(sequence: readonly RandomChange[]): Promise<void> {
    await forgetHistory(backend());
    const moments = [{ entries: 0, shop: await readShop() }];
    await runInSequence([...sequence.entries()], async ([turn, each]) => {
      await carryOut(each, turn + 10);
      expect(await backend().sql(WITHOUT_THEIR_PRICE)).toEqual([]);
      moments.push({ entries: (await readEntries()).length, shop: await readShop() });
    });

    let replayed = await readShop();
    const entries = await readEntries();
    for (const moment of moments.toReversed()) {
      const later = entries.splice(0, entries.length - moment.entries);
      for (const entry of later) replayed = before(replayed, entry);
      expect(replayed).toEqual(moment.shop);
    }
    expect(replayed).toEqual({});

    // The database does the same, step by step.
    const steps = await backend().sql('select id from private.steps order by id desc');
    await runInSequence(steps, async ({ id }) => {
      expect(await owner.undo({ change: Number(id) })).toMatchObject({ left: [], already: false });
    });
    expect(await readShop()).toEqual({});
  }

  test(
    `the history leads back to an empty shop: ${SEQUENCES} sequences`,
    { timeout: 60_000 + SEQUENCES * 2000 },
    async () => {
      const property = asyncProperty(randomChanges, check);
      const options = { numRuns: SEQUENCES, endOnFailure: true };
      await expect(assert(property, options)).resolves.toBeUndefined();
    },
  );
});
