import { atom } from 'jotai';

import type { ItemOf, ListName } from '@/domain/catalog';
import { changedItemText } from '@/panel/content/changes';
import {
  type CatalogChanges,
  changesNothing,
  NO_CATALOG_CHANGES,
} from '@/panel/domain/catalogChanges';
import { LIST_NAMES } from '@/panel/domain/lists';

const MOST = 50;

/** A step of the owner on this page, and what undoes it (D46). */
export interface LoggedChange {
  /** Stays the same when it is undone. */
  key: number;
  at: Date;
  words: string;
  undo: CatalogChanges;
  /** What was deleted by itself: it comes back also without a network. */
  removed?: { list: ListName; item: ItemOf<ListName> } | undefined;
  isUndone?: boolean | undefined;
  /** The names of what its undo has left as it was, because somebody else had changed it since. */
  left?: readonly string[] | undefined;
}

const baseLogAtom = atom<readonly LoggedChange[]>([]);
const baseOfferedAtom = atom<LoggedChange>();

/** The newest first. */
export const changeLogAtom = atom((get) => get(baseLogAtom));

/** The last deletion, while the snackbar offers to undo it. */
export const offeredChangeAtom = atom((get) => {
  const offered = get(baseOfferedAtom);
  return offered !== undefined && get(baseLogAtom)[0] === offered ? offered : undefined;
});

export const hideOfferAtom = atom(null, (_get, set) => set(baseOfferedAtom, undefined));

/** What the last undo has brought back. */
export const restoredItemAtom = atom((get) => {
  const [newest] = get(baseLogAtom);
  if (newest?.isUndone !== true) return undefined;
  return LIST_NAMES.map((list) => ({ list, item: newest.undo[list].deleted[0] })).find(
    ({ item }) => item,
  );
});

type LogOptions = Partial<Omit<LoggedChange, 'at' | 'undo'>>;

/** Logs a step by what undoes it. The step with the same key goes. */
export const logChangeAtom = atom(
  null,
  (get, set, undoing: Partial<CatalogChanges>, options: LogOptions = {}) => {
    const log = get(baseLogAtom);
    const { key = Math.max(0, ...log.map((step) => step.key)) + 1, left } = options;
    const undo = { ...NO_CATALOG_CHANGES, ...undoing };
    if (changesNothing(undo)) {
      set(
        baseLogAtom,
        log.map((change) => (change.key === key ? { ...change, left } : change)),
      );
      return;
    }
    const words = options.words ?? changedItemText(undo);
    const change = { ...options, key, at: new Date(), words, undo };
    const earlier = log.filter((step) => step.key !== key);
    set(baseLogAtom, [change, ...earlier].slice(0, MOST));
    set(baseOfferedAtom, change.removed && change);
  },
);
