import type { Catalog, ItemOf, ListName, NewItemOf, RecordName } from '@/domain/catalog';
import type { FieldValues } from '@/domain/records';
import type { ListChanges } from '@/panel/domain/catalogChanges';
import type { Conflict, ConflictChoice } from '@/panel/domain/conflict';
import type {
  HistoryAsked,
  HistoryPage,
  PastChange,
  StepKind,
  UndoWanted,
} from '@/panel/domain/pastChange';
import type { PictureProblem, PictureUse } from '@/panel/domain/pictures/ownersPicture';
import type { LowestAsked, LowestPrice, PastPrice } from '@/panel/domain/prices/pastPrice';
import type { ChangedProduct, ProductChanges } from '@/panel/domain/products/productChanges';
import type { Refusal } from '@/panel/domain/refusal';

import type { OwnerStorage } from './browser/ownerStorage';

export interface OwnerRepository {
  /** Undefined for a wrong password (specification 5, D8). Rejects when a list cannot be read to its end. */
  logIn(password: string, onRead?: (count: number) => void): Promise<OwnerAccess | undefined>;
}

export interface OwnerAccess extends Pick<
  OwnerStorage,
  'drafts' | 'spreadsheetChoices' | 'readiness'
> {
  editor: CatalogEditor;
  /** Missing where no database remembers what the owner has changed. */
  history?: OwnerHistory;
  /** True where no database has the catalogue, only this browser. */
  isLocal?: boolean;
  /** Missing or undefined: the shop cannot store photographs. Rejects when its code cannot be fetched. */
  openPictures?: () => Promise<OwnerPictures | undefined>;
  /** The address at which others read the catalogue (D42), tried once; undefined where it does not answer. Never rejects. */
  askFeed?: (site: string) => Promise<string | undefined>;
  /** Fetches what writes need as soon as the page is idle (D32). The panel calls it when it is drawn. */
  prepareWrites?: () => void;
}

/** What the owner has changed, on all devices (D48). Nothing here rejects. */
export interface OwnerHistory {
  /** The newest steps or deletions, at most fifty. */
  read(asked: HistoryAsked): Promise<HistoryPage | ChangeFailure>;
  /**
   * One transaction, after what waits has been sent. The page shows what is stored then. Resolves with the names of what has
   * other values by now, and stays; with `unknown` where the history has lost the step.
   */
  undo(wanted: UndoWanted): Promise<readonly string[] | ChangeFailure | 'unknown'>;
  /** The prices of one product in ninety days, the oldest first. */
  prices(id: number): Promise<readonly PastPrice[] | ChangeFailure>;
  lowestPrices(asked: LowestAsked): Promise<readonly LowestPrice[] | ChangeFailure>;
  /** What waits in the outbox: one change for each item, the newest first. */
  waiting(): readonly PastChange[];
  /** The item becomes as the database has it, also without a network. Does nothing where its change does not wait any more. */
  takeBack(waiting: PastChange): void;
}

/** Each change is shown and stored before the method returns, and sent later (D7, specification 8). */
export interface CatalogEditor {
  /** An editor whose changes are one step of the history: its name for `OwnerHistory.undo`. */
  inStep(kind: StepKind): { step: string; editor: CatalogEditor };
  /** Returns the id. It stays valid on this page, although the backend gives the row another. */
  add<List extends ListName>(list: List, item: NewItemOf<List>): number;
  /**
   * Saves these fields. `seen` has the values that the owner saw, when his form was opened; without it, they are what is
   * shown now (D16). Does nothing where there is no such item. Returns what undoes it.
   */
  update<List extends ListName>(
    list: List,
    id: number,
    changed: FieldValues,
    seen?: object,
  ): ListChanges<ItemOf<List>>;
  /** Does nothing where there is no such item. */
  remove(list: ListName, id: number): void;
  /** Brings a deleted item back to its place; a deletion that was not sent is taken back. Returns the id, which may be new. */
  restore<List extends ListName>(list: List, item: ItemOf<List>): number;
  /** Returns what undoes it. */
  saveRecord<Name extends RecordName>(
    table: Name,
    changed: FieldValues,
    seen?: object,
  ): ListChanges<Catalog[Name]>;
  /** Does nothing if the conflict is over (D16). */
  decide(conflictId: string, choice: ConflictChoice): void;
  /** Sends a refused change again; without an id all of them. */
  retry(refusalId?: string): void;
  /** Reads what is stored, and shows it with what waits on top (D44). Without an answer: when it was last read. Never rejects. */
  readStored(): Promise<Date | undefined>;
  /**
   * All or nothing, in one transaction (D28). Where the database has no function for that, they go through the outbox one by one
   * if `byRow` is set, and are `unsupported` otherwise.
   */
  changeProducts(changes: ProductChanges, byRow?: boolean): Promise<ProductsResult>;
  /** All or nothing. Undefined on success. */
  replaceAll(catalog: Catalog): Promise<ReplaceFailure | undefined>;
  /** Calls now and at every change; returns the function that unsubscribes. */
  watchState(onState: (state: SaveState) => void): () => void;
}

export type ProductsResult =
  | { kind: 'done'; undo: ProductChanges }
  /** Somebody else has changed these. Nothing was written, and the page shows what is stored. */
  | { kind: 'changed'; products: readonly ChangedProduct[] }
  | { kind: 'failed'; reason: ChangeFailure };

export interface SaveState {
  /** They wait to be sent, and survive a reload, a failure and, unless `unstored`, a closed browser tab. */
  waiting: number;
  reason?: WaitingReason;
  /** The database or Storage does not take them, or not yet. They stay on screen and block no other change (D29). */
  refusals: readonly Refusal[];
  /** The owner must decide about them (D16). They count as waiting, too. */
  conflicts: readonly Conflict[];
  /** The database was not read: what is on screen are samples or older lists. */
  isUnread?: boolean;
}

export const ALL_SAVED: SaveState = { waiting: 0, refusals: [], conflicts: [] };

/**
 * `password`, `throttled`: the database refuses the password, or checks none after too many wrong ones. `busy`: a gateway
 * lets no more requests through. `restricted`: the host has stopped the project's service (402), because a quota is used up
 * or a bill is not paid. `paused`: the host has paused the project (540), because it was hardly used. `setup`: the database
 * lacks a table, or does not know the key. `outdated`: it lacks a column. `notWritten`: a row is there, but was not written.
 * `unstored`: the browser has no room for a change, which is lost if the browser tab is closed.
 */
export type WaitingReason =
  | 'password'
  | 'throttled'
  | 'busy'
  | 'restricted'
  | 'paused'
  | 'unreachable'
  | 'offline'
  | 'setup'
  | 'outdated'
  | 'notWritten'
  | 'picturesDown'
  | 'picturesFull'
  | 'unstored';

export interface OwnerPictures {
  /** Prepares a file, a photograph unless `use` is given, and keeps it in the browser. It is uploaded before the change that names it. */
  add(file: Blob, use?: PictureUse): Promise<{ address: string; preview: string } | PictureProblem>;
  /** The photographs that wait in this browser: for the address of each another one, which the browser can show. */
  previews: ReadonlyMap<string, string>;
}

/** Reasons why nothing was changed; after `unanswered` that is uncertain. */
export type ChangeFailure =
  | 'too-slow'
  | 'unanswered'
  | 'refused'
  | 'unsupported'
  | Extract<WaitingReason, 'throttled' | 'busy' | 'restricted' | 'paused' | 'unreachable'>;

export type ReplaceFailure = ChangeFailure | 'changed-elsewhere';
