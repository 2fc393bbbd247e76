import {
  array,
  type Arbitrary,
  boolean,
  constant,
  constantFrom,
  nat,
  oneof,
  record,
} from 'fast-check';

import type { LocalBackend } from '../../../scripts/backend/localBackend.ts';
import { type Row, type Table, TABLES, VALID_ROWS } from '../support/tables';
import type { historyOf } from './historyOf';

/** `pick` chooses one of the rows or steps that there are. */
export type RandomChange =
  | { kind: 'add'; table: Table; count: number }
  | { kind: 'edit'; table: Table; pick: number; changesAll: boolean }
  | { kind: 'delete'; table: Table; pick: number }
  | { kind: 'truncate'; table: Table }
  | { kind: 'change set'; pick: number }
  | { kind: 'undo'; pick: number }
  | { kind: 'restore'; count: number };

const table = constantFrom(...TABLES);
const pick = nat({ max: 8 });
const count = nat({ max: 3 });

const weighted = (weight: number, arbitrary: Arbitrary<RandomChange>) => ({ weight, arbitrary });

const change = oneof(
  weighted(4, record({ kind: constant('add' as const), table, count })),
  weighted(4, record({ kind: constant('edit' as const), table, pick, changesAll: boolean() })),
  weighted(3, record({ kind: constant('delete' as const), table, pick })),
  weighted(1, record({ kind: constant('truncate' as const), table })),
  weighted(3, record({ kind: constant('change set' as const), pick })),
  weighted(4, record({ kind: constant('undo' as const), pick })),
  weighted(1, record({ kind: constant('restore' as const), count })),
);

export const randomChanges = array(change, { minLength: 4, maxLength: 16 });

/** Values that no row has had before: `turn` is another number each time. */
const EDITS: Record<Table, (turn: number) => Row> = {
  products: (turn) => ({
    price: turn,
    description: `${turn}`,
    discount: turn % 2 === 0 ? null : 5,
  }),
  brands: (turn) => ({ name: `${turn}` }),
  slides: (turn) => ({ title: `${turn}` }),
  contact_info: (turn) => ({ address: `${turn}` }),
};

function newRows(name: Table, turn: number, length: number): Row[] {
  const row = VALID_ROWS[name];
  return [{ ...row, ...EDITS[name](turn) }, ...Array.from({ length }, () => row)];
}

/** Carries changes out as the owner's requests, and TRUNCATE as the owner of the tables. */
export function ownerWho(
  backend: () => LocalBackend,
  { send, call, changes, undo }: ReturnType<typeof historyOf>,
) {
  async function idAt(name: Table, place: number): Promise<number> {
    const rows = await backend().sql<{ id: string }>(`select id from public.${name} order by id`);
    return Number(rows[place % Math.max(rows.length, 1)]?.id ?? 0);
  }

  async function changeProducts(place: number, turn: number): Promise<void> {
    const [id, next] = [await idAt('products', place), await idAt('products', place + 1)];
    await call('change_products', {
      added: newRows('products', turn, 1),
      edited: id === 0 ? [] : [{ id, seen: {}, wanted: EDITS.products(turn) }],
      deleted: id === next ? [] : [{ id: next, seen: {} }],
    });
  }

  async function restore(length: number, turn: number): Promise<void> {
    await call('replace_catalog', {
      products: newRows('products', turn, length),
      brands: newRows('brands', turn, length),
      slides: [],
      contact: { ...VALID_ROWS.contact_info, ...EDITS.contact_info(turn) },
      seen_state: await call('catalog_state', {}),
    });
  }

  return async (each: RandomChange, turn: number): Promise<void> => {
    if (each.kind === 'add') {
      await send('POST', each.table, newRows(each.table, turn, each.count));
    } else if (each.kind === 'edit') {
      const rows = each.changesAll ? 'neq.0' : `eq.${await idAt(each.table, each.pick)}`;
      await send('PATCH', `${each.table}?id=${rows}`, EDITS[each.table](turn));
    } else if (each.kind === 'delete') {
      await send('DELETE', `${each.table}?id=eq.${await idAt(each.table, each.pick)}`);
    } else if (each.kind === 'truncate') {
      await backend().sql(`truncate public.${each.table}`);
    } else if (each.kind === 'change set') {
      await changeProducts(each.pick, turn);
    } else if (each.kind === 'undo') {
      const steps = await changes();
      await undo({ change: steps[each.pick % Math.max(steps.length, 1)]?.id ?? 0 });
    } else {
      await restore(each.count, turn);
    }
  };
}
