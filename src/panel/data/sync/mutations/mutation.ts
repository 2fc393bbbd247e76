import { catalogTables } from '@/data/schema/tables';
import {
  type Catalog,
  type ItemOf,
  type ListName,
  type RecordName,
  allFields,
  isRecordName,
} from '@/domain/catalog';
import type { FieldValues } from '@/domain/records';
import type { RefusalReason } from '@/panel/domain/refusal';

/** The id of a record that is no list: inside the engine it is a list of one item. */
export const RECORD_ID = 1;

export type Item = ItemOf<ListName> | (Catalog[RecordName] & { id: number });

interface MutationBase {
  /** The backend gets the id, too, and ignores a second insert that has it. */
  mutationId: string;
  /** Missing: the mutation is a step of its own. */
  step?: string | undefined;
  order: number;
  /** How often it was sent. The backend ignores an attempt that arrives after a later one. */
  attempt: number;
  table: keyof Catalog;
  /** The item's id on this page: that of its row, or a local one where this browser has made it. */
  id: number;
  item: Item;
}

interface Refused {
  status: 'refused';
  reason: RefusalReason;
}

export type Insert = MutationBase & {
  kind: 'insert';
} & (
    | { status: 'pending' }
    /** It was sent, and may have been carried out. Then the id of its row is higher than `newerThan`. */
    | { status: 'inFlight'; newerThan: number }
    | { status: 'applied'; rowId: number }
    | Refused
  );

/** Sending one of these twice does no harm, so it stays pending until it is answered. */
type Settled = { status: 'pending' | 'applied' } | Refused;

/** The owner must choose between his values and `theirs`. Undefined: the row was deleted. */
interface Undecided {
  status: 'conflict';
  theirs: FieldValues | undefined;
}

interface OfRow {
  /** Undefined while the insert of the same item waits for its answer. */
  rowId: number | undefined;
}

/** `seen`: the changed fields, with the values that the owner saw. Their new values are those of the item. */
export type Update = MutationBase &
  OfRow & { kind: 'update'; seen: FieldValues } & (Settled | Undecided);

/** `seen`: of an update that was not sent before the deletion, and is sent where the owner keeps the item after all. */
export type Delete = MutationBase & OfRow & { kind: 'delete'; seen?: FieldValues } & Settled;

/** One change of the owner, to one item. `docs/architecture.md` draws its states. */
export type Mutation = Insert | Update | Delete;

/** A random UUID, also on pages without a secure context, where browsers hide crypto.randomUUID. */
export function newMutationId(random: Partial<Crypto> = crypto): string {
  return random.randomUUID?.() ?? [8, 4, 4, 4, 12].map(hexDigits).join('-');
}

function hexDigits(count: number): string {
  const bytes = crypto.getRandomValues(new Uint8Array(count));
  return Array.from(bytes, (byte) => (byte & 15).toString(16)).join('');
}

export function isWaiting({ status }: Mutation): boolean {
  return status === 'pending' || status === 'inFlight';
}

/** A mutation that may be carried out is never changed: what the owner changes next stands in a mutation behind it. */
export function mayBeCarriedOut({ kind, status, attempt }: Mutation): boolean {
  const wasSent = kind !== 'insert' && status === 'pending' && attempt > 0;
  return wasSent || status === 'inFlight' || status === 'applied';
}

export function rowIdOf(mutation: Mutation): number | undefined {
  return 'rowId' in mutation ? mutation.rowId : undefined;
}

/** Equal for all mutations of one item, also of another browser tab that knows only its row. */
export function rowKeyOf(mutation: Mutation): string {
  return `${mutation.table} ${rowIdOf(mutation) ?? mutation.id}`;
}

export function hasSamePayload(one: Mutation, other: Mutation): boolean {
  return payloadText(one) === payloadText(other);
}

function payloadText({ kind, table, item }: Mutation): string {
  return JSON.stringify([allFields(table, item), kind === 'delete']);
}

/** The item with each value repaired. Undefined where an essential one is missing. */
export function parseItem(table: keyof Catalog, values: unknown): Item | undefined {
  const item = catalogTables[table].parseRow(values);
  return item && (isRecordName(table) ? { ...item, id: RECORD_ID } : (item as Item));
}
