import type { Catalog, ItemOf, ListName, NewItemOf } from '@/domain/catalog';
import type { ContactInfo } from '@/domain/contactInfo';

/** How far the owner's changes have got. All zero and false: everything is saved. */
export interface SaveState {
  /** Changes that the backend does not have yet; they survive reload, failure and a closed tab. */
  waiting: number;
  /** Changes that the database has refused for their values; they stay on screen and block nothing. */
  refused: number;
}

/** Why a backup is not in everything's place. Nothing has been changed then; only of `unanswered` nobody knows. */
export type ReplaceFailure =
  | 'changed-elsewhere'
  | 'unreachable'
  | 'unanswered'
  | 'refused'
  | 'unsupported';

/**
 * The catalogue open for changes (D7). Each change shows at once through load()'s `onChange` and is written in the
 * browser before the method returns; sending it to the backend is the editor's own business and fails to the console
 * only (specification 8).
 */
export interface CatalogEditor {
  /** Returns the item's id. It holds for as long as the page lives, although the backend gives the row another. */
  add<List extends ListName>(list: List, item: NewItemOf<List>): number;
  update<List extends ListName>(list: List, item: ItemOf<List>): void;
  remove(list: ListName, id: number): void;
  saveContact(contact: ContactInfo): void;
  /** Puts a backup in the place of everything: all or nothing. Undefined when it is done. */
  replaceAll(catalog: Catalog): Promise<ReplaceFailure | undefined>;
  /** Reports the state now and whenever it changes; returns how to stop. */
  watchState(onState: (state: SaveState) => void): () => void;
}
