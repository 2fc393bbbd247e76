import { atom, type Getter, type Setter } from 'jotai';

import { productsAtom } from '@/atoms/catalog';
import type { ItemOf, ListName } from '@/domain/catalog';
import { conflictAtom, openAccess } from '@/panel/atoms/session';
import { brandLeftText } from '@/panel/content/changes';
import { pastChangeText } from '@/panel/content/history/pastChanges';
import {
  type CatalogChanges,
  changeUndoneBy,
  countCatalogChanges,
} from '@/panel/domain/catalogChanges';
import type { StepKind } from '@/panel/domain/pastChange';

/** What a form has saved. */
export interface Saved {
  list: ListName;
  item: ItemOf<ListName>;
  isNew: boolean;
}

/** What the owner has just done, and what undoes it. */
export interface DoneStep {
  /** The name that the history has for it. */
  step: string;
  words: string;
  /** What brings back the values that the page had before. */
  undo: Partial<CatalogChanges>;
}

/** What the panel's snackbar says, and what its buttons act on. */
export interface Notice {
  words: string;
  note?: string | undefined;
  /** What `Geri al` undoes. */
  undoes?: DoneStep | undefined;
  /** The ids of the products that `Geri al` marks again. */
  marks?: ReadonlySet<number>;
  /** What `Göster` shows. */
  saved?: Saved | undefined;
  /** It stays until `Tamam` is pressed. All others go by themselves. */
  stays?: boolean;
}

const baseNoticeAtom = atom<Notice>();

/** The only notice: a newer one takes its place. None stands under an open question: what it says was saved may not be. */
export const noticeAtom = atom((get) =>
  get(conflictAtom) === undefined ? get(baseNoticeAtom) : undefined,
);

export const showNoticeAtom = atom(null, (_get, set, notice: Notice) =>
  set(baseNoticeAtom, notice),
);

export const hideNoticeAtom = atom(null, (_get, set) => set(baseNoticeAtom, undefined));

/** Begins a step of the owner, whose changes go through its editor. `announce` says them, and offers `undo`, which undoes them. */
export function beginStep(get: Getter, set: Setter, kind: StepKind) {
  const { step, editor } = openAccess(get).editor.inStep(kind);

  function announce(undo: Partial<CatalogChanges>): void {
    if (countCatalogChanges(undo) === 0) return;
    const words = pastChangeText(changeUndoneBy(undo, kind));
    const [deleted] = kind === 'item' ? (undo.brands?.added ?? []) : [];
    const left = deleted && get(productsAtom).filter(({ brand }) => brand === deleted.name).length;
    set(showNoticeAtom, { words, note: brandLeftText(left), undoes: { step, words, undo } });
  }

  return { editor, announce };
}
