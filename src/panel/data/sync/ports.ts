import type { Catalog } from '@/domain/catalog';
import type { FieldValues } from '@/domain/records';
import type { ChangeFailure, ReplaceFailure, WaitingReason } from '@/panel/data/OwnerRepository';
import type { Mutation } from '@/panel/data/sync/mutations/mutation';
import type { ProductChanges, StoredProducts } from '@/panel/domain/products/productChanges';
import type { RefusalReason } from '@/panel/domain/refusal';

export type PushResult =
  /** The backend has the change, perhaps by an earlier attempt. `createdAt` is of an inserted row; `stored` has all fields of an updated one. */
  | {
      kind: 'applied';
      rowId: number;
      createdAt?: string | undefined;
      stored?: FieldValues | undefined;
    }
  | { kind: 'notFound' }
  /** Somebody else has changed the same field, so no value was written. `theirs` is what is there now. */
  | { kind: 'conflict'; theirs: FieldValues }
  | PushFailure;

export type PushFailure = { kind: 'refused'; reason: RefusalReason; message: string } | Retry;

/** The mutation is sent again: it failed for now, or nobody knows. `status` is 0 without an answer. */
export interface Retry {
  kind: 'retry';
  status: number;
  reason: WaitingReason;
  message: string;
}

/** Sends one mutation to the backend. Never rejects. An earlier attempt of one that is in flight may have been carried out. */
export type PushMutation = (mutation: Mutation) => Promise<PushResult>;

export type ReadCatalog = () => Promise<Catalog>;

/**
 * Replaces the whole catalogue in one transaction, and only where the backend has what it had before `isAsSeen` was
 * called. Resolves with the new catalogue under the ids of its rows, or with the reason of the failure.
 */
export type ReplaceCatalog = (
  next: Catalog,
  isAsSeen: () => Promise<boolean>,
  step?: string,
) => Promise<Catalog | ReplaceFailure>;

/**
 * Writes all of them, or nothing where the backend has `changed` products other than the owner saw. `ids` are of the added
 * rows, in their order. Never rejects.
 */
export type ChangeProducts = (
  changes: ProductChanges,
  step?: string,
) => Promise<
  | { kind: 'done'; ids: readonly number[] }
  | { kind: 'changed'; products: StoredProducts }
  | { kind: 'failed'; reason: ChangeFailure }
>;

/** What a change in one transaction needs of the engine. */
export interface Transaction {
  push: () => Promise<Retry | undefined>;
  onReplaced: () => void;
  withLock: <Result>(work: () => Promise<Result>) => Promise<Result>;
  step?: string | undefined;
}

export interface WritePorts {
  pushMutation: PushMutation;
  changeProducts: ChangeProducts;
  replaceCatalog: ReplaceCatalog;
}

/** Uploads the photograph with this address, unless it is there. Undefined: it is there now. Never rejects. */
export type PushPicture = (address: string) => Promise<PushFailure | undefined>;

/** The time in ms that the server has asked to wait (Retry-After), for rows or for photographs. 0: it has not. */
export type AskedPause = (of: 'rows' | 'pictures') => number;
