import { atom } from 'jotai';

import { productsAtom } from '@/atoms/catalog';
import type { Product } from '@/domain/product';
import { beginStep, showNoticeAtom } from '@/panel/atoms/notice/notice';
import { selectAdminTabAtom } from '@/panel/atoms/openForm';
import { shownProductsAtom } from '@/panel/atoms/productFilter';
import { unmarkedText } from '@/panel/content/bulk';
import { type BulkChange, bulkChanges, changeAgain } from '@/panel/domain/products/bulkChange';

import { changeProductsAtom } from './changeProducts';

const NO_MARKS: ReadonlySet<number> = new Set();

/** Null while the list is as always, and nothing can be marked. */
const baseMarksAtom = atom<ReadonlySet<number> | null>(null);

export const isMarkingAtom = atom((get) => get(baseMarksAtom) !== null);

export const marksAtom = atom((get) => get(baseMarksAtom) ?? NO_MARKS);

/** Opens the products' tab for marking, with the earlier marks where they are passed. */
export const beginMarkingAtom = atom(null, (_get, set, marks?: ReadonlySet<number>) => {
  set(selectAdminTabAtom, 'products');
  set(baseMarksAtom, marks ?? NO_MARKS);
});

/** Marks stay when the filter changes. A mark of a product that somebody has deleted does not count. */
export const markedProductsAtom = atom((get): readonly Product[] => {
  const marks = get(marksAtom);
  return marks.size === 0 ? [] : get(productsAtom).filter(({ id }) => marks.has(id));
});

export const shownMarksAtom = atom((get) => {
  const marks = get(marksAtom);
  return marks.size === 0 ? 0 : get(shownProductsAtom).filter(({ id }) => marks.has(id)).length;
});

/** The snackbar offers to mark the same products again. */
export const endMarkingAtom = atom(null, (get, set) => {
  const marks = get(marksAtom);
  const { length } = get(markedProductsAtom);
  set(baseMarksAtom, null);
  if (length > 0) set(showNoticeAtom, { words: unmarkedText(length), marks });
});

export const toggleMarkAtom = atom(null, (get, set, id: number) => {
  const marks = new Set(get(marksAtom));
  if (!marks.delete(id)) marks.add(id);
  set(baseMarksAtom, marks);
});

export const markShownAtom = atom(null, (get, set, isMarked: boolean) => {
  const marks = new Set(get(marksAtom));
  for (const { id } of get(shownProductsAtom)) {
    if (isMarked) marks.add(id);
    else marks.delete(id);
  }
  set(baseMarksAtom, marks);
});

/** One transaction. Undefined on success. */
export const applyBulkAtom = atom(null, async (get, set, change: BulkChange) => {
  const changes = bulkChanges(get(markedProductsAtom), change);
  const { editor, announce } = beginStep(get, set, 'bulk');
  const products = await set(changeProductsAtom, editor, changes, {
    changeAgain: changeAgain(change),
    byRow: change.kind === 'delete',
  });
  if (typeof products === 'string') return products;
  set(beginMarkingAtom);
  announce({ products });
  return undefined;
});
