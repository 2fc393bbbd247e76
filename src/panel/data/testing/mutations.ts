import { contact } from '@/domain/testing/examples';
import { newLocalId } from '@/panel/data/sync/mutations/itemIds';
import type * as Mutations from '@/panel/data/sync/mutations/mutation';

const values = { name: 'SACHS', logo: 's.svg' };
const common = { mutationId: 'a', order: 1, attempt: 1 } as const;

const item = { ...values, id: newLocalId() };
const ofNewItem = { ...common, kind: 'insert', table: 'brands', id: item.id, item } as const;
export const insert = { ...ofNewItem, status: 'pending' } satisfies Mutations.InsertMutation;
export const insertInFlight = {
  ...ofNewItem,
  status: 'inFlight',
  firstSent: { item, newerThan: 10 },
} satisfies Mutations.InsertMutation;

const pending = { ...common, status: 'pending' } as const;
const row = { table: 'brands', id: 7, rowId: 7, item: { ...values, id: 7 } } as const;
export const update = { ...pending, ...row, kind: 'update' } satisfies Mutations.RowMutation;
export const deletion = { ...pending, ...row, kind: 'delete' } satisfies Mutations.RowMutation;
export const contactUpdate = {
  ...pending,
  kind: 'update',
  table: 'contact',
  contact,
} satisfies Mutations.ContactMutation;
