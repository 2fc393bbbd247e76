import { byNewest } from '@/domain/catalog';
import type { Product } from '@/domain/product';

import { type ProductChanges, setValuesAgain } from './productChanges';

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
