import type { Catalog, ItemOf, ListName, NewItemOf, ValuesOf } from '@/domain/catalog';
import type { ContactInfo } from '@/domain/contactInfo';
import type { Conflict, ConflictChoice } from '@/panel/domain/conflict';
import type { FormDraft } from '@/panel/domain/formDraft';
import type { PictureProblem } from '@/panel/domain/pictures/ownersPicture';

/** The panel's port: the owner's half of a page's catalogue. */
export interface OwnerRepository {
  /**
   * Undefined for a wrong password (specification 5, D8). Rejects when a list cannot be read to its end; the
   * next call goes on reading. `onRead` gets the number of products, while they are being read.
   */
  logIn(password: string, onRead?: (count: number) => void): Promise<OwnerAccess | undefined>;
}

export interface OwnerAccess {
  editor: CatalogEditor;
  drafts: FormDrafts;
  /**
   * Missing, or resolves with undefined: the shop has no place for photographs. Rejects when its code cannot be fetched.
   */
  openPictures?: () => Promise<OwnerPictures | undefined>;
  /** To be called when the panel stands: what writes need is fetched as soon as the page is idle (D32). */
  prepareWrites?: () => void;
}

/** What was typed into forms and not saved, until the browser tab is closed (specification 4, "Form drafts"). */
export interface FormDrafts {
  of<Table extends keyof Catalog>(table: Table): readonly FormDraft<ValuesOf<Table>>[];
  keep<Table extends keyof Catalog>(table: Table, draft: FormDraft<ValuesOf<Table>>): void;
  /** `seen` as in the draft. */
  drop<Table extends keyof Catalog>(table: Table, seen: ValuesOf<Table> | undefined): void;
}

/**
 * The catalogue open for changes (D7). Each change is shown and stored in the browser before the method returns, and
 * is sent in the background; errors go to the console only (specification 8).
 */
export interface CatalogEditor {
  /** Returns the item's id. It stays valid as long as the page lives, although the backend gives the row another. */
  add<List extends ListName>(list: List, item: NewItemOf<List>): number;
  /**
   * Saves what differs from `seen`, the item when the owner opened it; undefined means as it is shown now. What somebody
   * else has changed since is not overwritten (D16).
   */
  update<List extends ListName>(list: List, item: ItemOf<List>, seen?: ItemOf<List>): void;
  /** Returns what undoes it, to be called once; undefined where there is no such item. */
  remove(list: ListName, id: number): UndoRemoval | undefined;
  /** `seen` as in `update`. */
  saveContact(contact: ContactInfo, seen?: ContactInfo): void;
  /** Reports the conflicts now and whenever they change; returns the function that unsubscribes. */
  watchConflicts(onConflicts: (conflicts: readonly Conflict[]) => void): () => void;
  /** The owner's choice in a conflict (D16). Does nothing if the conflict is over. */
  decide(conflictId: string, choice: ConflictChoice): void;
  /** Replaces the whole catalogue by a backup: all or nothing. Undefined on success. */
  replaceAll(catalog: Catalog): Promise<ReplaceFailure | undefined>;
  /** Reports the state now and whenever it changes; returns the function that unsubscribes. */
  watchState(onState: (state: SaveState) => void): () => void;
}

/** Brings a deleted item back to its old place, and returns its id, which may be a new one. */
export type UndoRemoval = () => number;

/** How many of the owner's changes the backend does not have. Both zero: everything is saved. */
export interface SaveState {
  /** They wait to be sent, and survive a reload, a failure and, unless `unstored`, a closed browser tab. */
  waiting: number;
  /** What the owner should know about them, or about a refused one. */
  reason?: WaitingReason;
  /** The database rejects their values. They stay on screen and block no other change. */
  refused: number;
}

/**
 * The database refuses the password, checks none after too many wrong ones, or does not answer. `unstored`: the browser
 * has no room for a change, which is lost if the browser tab is closed. `picture`: a refused change names a photograph
 * that the browser has lost or Storage does not take.
 */
export type WaitingReason = 'password' | 'throttled' | 'unreachable' | 'unstored' | 'picture';

/** The photographs that the owner uploads (D20). */
export interface OwnerPictures {
  /** Prepares a photograph and keeps it in the browser. It is uploaded before the change that names its address. */
  add(file: File): Promise<AddedPicture | PictureProblem>;
  /** The number of uploaded pictures that no item names; undefined where nobody knows. */
  countUnused(): Promise<number | undefined>;
  /** Returns how many were removed; undefined if that failed. */
  removeUnused(): Promise<number | undefined>;
}

interface AddedPicture {
  address: string;
  /** An address that works on this page at once, until the page ends. */
  preview: string;
}

/** Why a backup has not replaced the catalogue. Nothing was changed; after `unanswered` nobody knows. */
export type ReplaceFailure =
  | 'changed-elsewhere'
  | 'too-slow'
  | 'unreachable'
  | 'unanswered'
  | 'refused'
  | 'unsupported';
