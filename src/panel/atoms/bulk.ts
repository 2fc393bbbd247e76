import { atom } from 'jotai';

import { productsAtom } from '@/atoms/catalog';
import type { Product } from '@/domain/product';
import { type BulkChange, withBulkChange } from '@/panel/domain/products/bulkChange';

import { catalogAtom, replaceCatalogAtom } from './backup';
import { listedProductsAtom } from './productFilter';

const baseMarksAtom = atom<ReadonlySet<number>>(new Set<number>());
const baseDoneAtom = atom<BulkDone | null>(null);

export const marksAtom = atom((get) => get(baseMarksAtom));

/** Marks stay when the filter changes. A mark of a product that somebody has deleted does not count. */
export const markedProductsAtom = atom((get): readonly Product[] => {
  const marks = get(baseMarksAtom);
  return marks.size === 0 ? [] : get(productsAtom).filter(({ id }) => marks.has(id));
});

export const listedMarksAtom = atom((get) => {
  const marks = get(baseMarksAtom);
  return marks.size === 0 ? 0 : get(listedProductsAtom).filter(({ id }) => marks.has(id)).length;
});

export const toggleMarkAtom = atom(null, (get, set, id: number) => {
  const marks = new Set(get(baseMarksAtom));
  if (!marks.delete(id)) marks.add(id);
  set(baseMarksAtom, marks);
});

export const markListedAtom = atom(null, (get, set, isMarked: boolean) => {
  const marks = new Set(get(baseMarksAtom));
  for (const { id } of get(listedProductsAtom)) {
    if (isMarked) marks.add(id);
    else marks.delete(id);
  }
  set(baseMarksAtom, marks);
});

export const clearMarksAtom = atom(null, (_get, set) => {
  set(baseMarksAtom, new Set<number>());
  set(baseDoneAtom, null);
});

interface BulkDone {
  kind: BulkChange['kind'];
  changed: number;
  before: readonly Product[];
  after: readonly Product[];
}

/** The last step, until the products change: then an undo would take back more than that step. */
export const undoableBulkAtom = atom((get) => {
  const done = get(baseDoneAtom);
  return done?.after === get(productsAtom) ? done : undefined;
});

/** One transaction. Undefined on success. */
export const applyBulkAtom = atom(null, async (get, set, change: BulkChange) => {
  const catalog = get(catalogAtom);
  const before = catalog.products;
  const products = withBulkChange(before, get(baseMarksAtom), change);
  const left = new Set(products);
  const failure = await set(replaceCatalogAtom, { ...catalog, products });
  if (failure !== undefined) return failure;
  const changed = before.filter((product) => !left.has(product)).length;
  set(baseMarksAtom, new Set<number>());
  set(baseDoneAtom, { kind: change.kind, changed, before, after: get(productsAtom) });
  return undefined;
});

export const undoBulkAtom = atom(null, async (get, set) => {
  const done = get(undoableBulkAtom);
  if (done === undefined) return undefined;
  return set(replaceCatalogAtom, { ...get(catalogAtom), products: done.before });
});
