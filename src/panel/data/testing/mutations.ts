import { contact } from '@/domain/testing/examples';
import { newLocalId } from '@/panel/data/sync/mutations/itemIds';
import {
  RECORD_ID,
  type Delete,
  type Insert,
  type Update,
} from '@/panel/data/sync/mutations/mutation';

const values = { name: 'SACHS', logo: 's.svg' };
const common = { mutationId: 'a', order: 1, attempt: 1 } as const;

const item = { ...values, id: newLocalId() };
const ofNewItem = { ...common, kind: 'insert', table: 'brands', id: item.id, item } as const;
export const insert = { ...ofNewItem, status: 'pending' } satisfies Insert;
export const insertInFlight = {
  ...ofNewItem,
  status: 'inFlight',
  newerThan: 10,
} satisfies Insert;

const pending = { ...common, status: 'pending' } as const;
const row = { table: 'brands', id: 7, rowId: 7, item: { ...values, id: 7 } } as const;
export const update = {
  ...pending,
  ...row,
  kind: 'update',
  seen: { name: 'Sachs' },
} satisfies Update;
export const deletion = { ...pending, ...row, kind: 'delete' } satisfies Delete;
export const contactUpdate = {
  ...pending,
  kind: 'update',
  table: 'contact',
  id: RECORD_ID,
  rowId: RECORD_ID,
  item: { ...contact, id: RECORD_ID },
  seen: { phone: '0312 111 11 11' },
} satisfies Update;
