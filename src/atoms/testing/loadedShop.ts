import { createStore } from 'jotai';

import { loadCatalogAtom } from '@/atoms/catalog';
import type { CatalogRepository, ProductSearch } from '@/data/CatalogRepository';
import { memoryRepository } from '@/data/testing/memoryRepository';
import type { Product } from '@/domain/product';
import { catalog, product } from '@/domain/testing/examples';

export const battery: Product = { ...product, id: 2, name: 'Akü', category: 'Elektrik' };

interface Given extends Partial<Pick<CatalogRepository, 'openNotes' | 'loadMoreProducts'>> {
  /** What the shop's database answers; it fails where an answer is missing. Undefined: the shop has no database. */
  search?: Partial<ProductSearch> | undefined;
}

const unreachable = async () => Promise.reject(new TypeError('Failed to fetch'));

/** The store of a page that has read these products. */
export async function loadedShop(
  products: readonly Product[] = catalog.products,
  { search, ...given }: Given = {},
) {
  const store = createStore();
  const openSearch = async () => ({ find: unreachable, readProduct: unreachable, ...search });
  const repository = memoryRepository({ ...catalog, products });
  await store.set(loadCatalogAtom, { ...repository, ...given, ...(search && { openSearch }) });
  return store;
}
