import { type Catalog, nextId } from '@/domain/catalog';
import type { CatalogEditor } from '@/panel/data/OwnerRepository';
import { applyProductChanges, undoOf } from '@/panel/domain/products/applyProductChanges';
import { findChanged, touchedProducts } from '@/panel/domain/products/productChanges';

/** `change` returns false where the list cannot be kept. */
export function changeLocalProducts(
  current: () => Catalog,
  change: (changed: Partial<Catalog>) => boolean,
): CatalogEditor['changeProducts'] {
  return async (changes) => {
    const { products: before } = current();
    const touched = touchedProducts(changes).map(({ id }) => [id, undefined] as const);
    const stored = new Map([
      ...touched,
      ...before.map((product) => [product.id, product] as const),
    ]);
    const products = findChanged(changes, stored);
    if (products.length > 0) return { kind: 'changed', products };
    const highestId = nextId(before) + changes.added.length - 1;
    const ids = changes.added.map((_, index) => highestId - index);
    if (!change({ products: applyProductChanges(before, changes, ids) })) {
      change({ products: before });
      return { kind: 'failed', reason: 'refused' };
    }
    const deletedIds = new Set(before.map(({ id }) => id));
    return { kind: 'done', undo: undoOf(changes, { ids, deletedIds }) };
  };
}
