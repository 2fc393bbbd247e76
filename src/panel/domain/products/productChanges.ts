import { byNewest } from '@/domain/catalog';
import type { Product } from '@/domain/product';
import { changedFields, sameValues } from '@/domain/records';
import type { Edit, ListChanges } from '@/panel/domain/catalogChanges';
import { changesBetween, withValues } from '@/panel/domain/changedValues';

export type ProductEdit = Edit<Product>;
/** What is written together. */
export type ProductChanges = ListChanges<Product>;

export interface ChangedItem<Each> {
  seen: Each;
  /** Undefined: the owner wants to delete it. */
  wanted: Each | undefined;
  /** Undefined: it was deleted. */
  stored: Each | undefined;
}

export type ChangedProduct = ChangedItem<Product>;

export type StoredProducts = ReadonlyMap<number, Product | undefined>;

/** What these changes would overwrite. An item that is already as it should become counts as unchanged (D16). */
export function findChanged<Each extends { id: number }>(
  { edited, deleted }: ListChanges<Each>,
  stored: ReadonlyMap<number, Each | undefined>,
): ChangedItem<Each>[] {
  const wishes = [
    ...edited.map(({ before, after }) => ({ seen: before, wanted: after })),
    ...deleted.map((seen) => ({ seen, wanted: undefined })),
  ];
  return wishes
    .filter(({ seen }) => stored.has(seen.id))
    .map(({ seen, wanted }) => ({ seen, wanted, stored: stored.get(seen.id) }))
    .filter(isChanged);
}

/** What these changes would overwrite in a list that is known as a whole. */
export function findChangedIn<Each extends { id: number }>(
  items: readonly Each[],
  changes: ListChanges<Each>,
): ChangedItem<Each>[] {
  const byId = new Map(items.map((item) => [item.id, item]));
  const touched = [...changes.edited.map(({ before }) => before), ...changes.deleted];
  return findChanged(changes, new Map(touched.map(({ id }) => [id, byId.get(id)])));
}

function isChanged({ seen, wanted, stored }: ChangedItem<object>): boolean {
  if (stored === undefined) return wanted !== undefined;
  const now = changedFields(seen, stored);
  if (wanted === undefined) return now.length > 0;
  const missing = new Set(changedFields(wanted, stored));
  const chosen = new Set(changedFields(seen, wanted));
  return now.some((name) => chosen.has(name) && missing.has(name));
}

export function splitChanges<Each>(
  { added, edited, deleted }: ListChanges<Each>,
  isChosen: (item: Each) => boolean,
): [chosen: ListChanges<Each>, rest: ListChanges<Each>] {
  const edits = Map.groupBy(edited, ({ before }) => isChosen(before));
  const deletions = Map.groupBy(deleted, isChosen);
  const changesOf = (chosen: boolean) => ({
    edited: edits.get(chosen) ?? [],
    deleted: deletions.get(chosen) ?? [],
  });
  return [
    { ...changesOf(true), added: [] },
    { ...changesOf(false), added },
  ];
}

/** The owner's change of one product, for other values than he saw. */
export type ChangeAgain = (stored: Product, edit: ProductEdit) => Product;

export const setValuesAgain: ChangeAgain = (stored, { before, after }) =>
  withValues(stored, changesBetween(before, after));

/** The changes for the values that are stored now. Products that are gone, or already as wanted, are left out. */
export function rebaseChanges(
  changes: ProductChanges,
  changed: readonly ChangedProduct[],
  changeAgain: ChangeAgain,
): ProductChanges {
  const stored = new Map(changed.map((product) => [product.seen.id, product.stored]));
  const now = (product: Product) => (stored.has(product.id) ? stored.get(product.id) : product);
  return {
    added: changes.added,
    edited: changes.edited.flatMap((edit) => {
      const before = now(edit.before);
      if (before === edit.before) return [edit];
      const after = before && changeAgain(before, edit);
      return before && after && !sameValues(before, after) ? [{ before, after }] : [];
    }),
    deleted: changes.deleted.flatMap((product) => now(product) ?? []),
  };
}

/** `ids`: of the added products. The list may have them already, where it was read again before the answer came. */
export function applyProductChanges(
  products: readonly Product[],
  { added, edited, deleted }: ProductChanges,
  ids: readonly number[],
): Product[] {
  const edits = new Map(edited.map((edit) => [edit.before.id, edit]));
  const replaced = new Set([...deleted.map(({ id }) => id), ...ids]);
  const left = products
    .filter(({ id }) => !replaced.has(id))
    .map((product) => {
      const edit = edits.get(product.id);
      return edit ? setValuesAgain(product, edit) : product;
    });
  if (added.length === 0) return left;
  const newProducts = added.map((item, index) => ({ ...item, id: ids[index] ?? 0 }));
  return [...newProducts, ...left].toSorted(byNewest);
}
