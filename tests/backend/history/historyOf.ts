import { expect } from 'vitest';

import type { LocalBackend } from '../../../scripts/backend/localBackend.ts';
import { passwordHeader } from '../support/owner';
import { rest, type RestAnswer } from '../support/rest';
import type { Row, Table } from '../support/tables';

export interface Change {
  id: number;
  key: string | null;
  kind: string | null;
  at: string;
  device: 'this' | 'other' | 'none';
  counts: Partial<Record<Table, Partial<Record<'added' | 'edited' | 'deleted', number>>>>;
  columns: string[];
  names: string[];
  undoes: number | null;
  undone: boolean;
}

export interface Undone {
  change: number;
  undo: number | null;
  already: boolean;
  rows: Record<Table, Row[]>;
  gone: Record<Table, number[]>;
  left: { list: Table; id: number; name: string; why: string; now: number | null }[];
}

export interface Deleted {
  id: number;
  change: number;
  product: Row;
}

/** A browser that the database knows, so that its requests need not wait for each other's password. */
async function knownBrowser({ sql }: LocalBackend, name: string) {
  const token = Buffer.from(name).toString('hex').padEnd(64, '0');
  await sql(
    "insert into private.known_devices values (sha256(convert_to($1, 'UTF8'))) on conflict do nothing",
    [token],
  );
  return { ...passwordHeader(), 'x-device-token': token };
}

type Headers = Record<string, string>;

/** What the owner asks of the history from one browser. */
export function historyOf(backend: () => LocalBackend, browser: string) {
  const send = async (
    method: string,
    path: string,
    body?: unknown,
    headers: Headers = {},
  ): Promise<RestAnswer> => {
    const own = await knownBrowser(backend(), browser);
    return rest(backend(), method, path, { headers: { ...own, ...headers }, body });
  };
  const call = async <Answer>(name: string, body: object, headers?: Headers): Promise<Answer> => {
    const { status, body: answer } = await send('POST', `rpc/${name}`, body, headers);
    expect([status, answer]).toEqual([200, expect.anything()]);
    return answer as Answer;
  };
  const changes = async (asked: object = {}) =>
    (await call<{ entries: Change[] }>('recent_changes', asked)).entries;
  const deleted = async (asked: object = {}) =>
    (await call<{ entries: Deleted[] }>('deleted_products', asked)).entries;
  return {
    send,
    call,
    changes,
    deleted,
    newest: async () => firstOf(await changes()),
    newestDeleted: async () => firstOf(await deleted()),
    undo: async (asked: object, headers?: Headers) => call<Undone>('undo_change', asked, headers),
  };
}

function firstOf<Item>([first]: readonly Item[]): Item {
  if (first === undefined) throw new Error('Nothing is remembered');
  return first;
}

/** Empties the tables, and forgets what was done with them. */
export async function forgetHistory({ sql }: LocalBackend): Promise<void> {
  await sql(`
    truncate products, brands, slides, contact_info restart identity;
    truncate private.steps, private.changed_rows, private.history_size, private.prices, private.applied_operations
      restart identity`);
}
