import { atom } from 'jotai';

import type { Catalog, ItemOf, ListName } from '@/domain/catalog';
import { catalogAtom } from '@/panel/atoms/lists';
import { showNoticeAtom } from '@/panel/atoms/notice/notice';
import { brandLeftText, changedItemText, changeText, changeWords } from '@/panel/content/changes';
import {
  type CatalogChanges,
  changesNothing,
  NO_CATALOG_CHANGES,
} from '@/panel/domain/catalogChanges';
import { itemName } from '@/panel/domain/lists';

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

/** The newest first. */
export const changeLogAtom = atom((get) => get(baseLogAtom));

type LogOptions = Partial<Omit<LoggedChange, 'at' | 'undo'>>;

/** Logs a step by what undoes it. The step with the same key goes. */
export const logChangeAtom = atom(
  null,
  (get, set, undoing: Partial<CatalogChanges>, options: LogOptions = {}) => {
    const log = get(baseLogAtom);
    const { key = Math.max(0, ...log.map((step) => step.key)) + 1, left = [] } = options;
    const undo = { ...NO_CATALOG_CHANGES, ...undoing };
    if (changesNothing(undo)) {
      set(
        baseLogAtom,
        log.map((change) => (change.key === key ? { ...change, left } : change)),
      );
      if (left.length > 0) set(showNoticeAtom, { words: changeWords.left(left) });
      return;
    }
    const words = options.words ?? changedItemText(undo);
    const change = { ...options, key, at: new Date(), words, undo };
    const earlier = log.filter((step) => step.key !== key);
    set(baseLogAtom, [change, ...earlier].slice(0, MOST));
    const note = left.length > 0 ? changeWords.left(left) : brandNote(change, get(catalogAtom));
    const undoes = change.isUndone === true ? undefined : key;
    set(showNoticeAtom, { words: changeText(change), note, undoes });
  },
);

function brandNote({ removed }: LoggedChange, { products }: Catalog): string | undefined {
  if (removed?.list !== 'brands') return undefined;
  const name = itemName(removed.item);
  return brandLeftText(products.filter(({ brand }) => brand === name).length);
}
