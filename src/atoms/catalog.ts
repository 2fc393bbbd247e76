import { atom } from 'jotai';

import type { Category } from '@/content/categories';
import { shop } from '@/content/shop';
import { shopFacts } from '@/content/shop/shopFacts';
import type { CatalogRepository, ShownCatalog } from '@/data/CatalogRepository';
import { withChanges } from '@/domain/catalog';
import { countNames } from '@/domain/products/productQuery';
import type { ShopInfo } from '@/domain/shop/shopInfo';

const NOT_SAVED: ShopInfo = {};

/** Null until the load has finished or failed (specification 4, "Loading"). */
const baseCatalogAtom = atom<ShownCatalog | null>(null);

export const isLoadingAtom = atom((get) => get(baseCatalogAtom) === null);
export const productsAtom = atom((get) => get(baseCatalogAtom)?.products ?? []);
export const brandsAtom = atom((get) => get(baseCatalogAtom)?.brands ?? []);
export const slidesAtom = atom((get) => get(baseCatalogAtom)?.slides ?? []);
export const contactAtom = atom((get) => get(baseCatalogAtom)?.contact ?? shop.contact);

/** What the owner has saved of his shop (D49). */
export const shopInfoAtom = atom((get) => get(baseCatalogAtom)?.shop ?? NOT_SAVED);

const readCategoriesAtom = atom((get) => get(baseCatalogAtom)?.categories);

/** The categories of the page's products. As text, so that another price or stock leaves what the page says of the shop as it is. */
const countedTextAtom = atom((get) =>
  JSON.stringify(countNames(get(productsAtom).map(({ category }) => category))),
);

/** What the page says of the shop. */
export const shopFactsAtom = atom((get) => {
  const categories = get(readCategoriesAtom) ?? (JSON.parse(get(countedTextAtom)) as Category[]);
  return shopFacts(get(shopInfoAtom), categories);
});

const baseRepositoryAtom = atom<CatalogRepository | null>(null);
export const repositoryAtom = atom((get) => get(baseRepositoryAtom));

/** `until` loads what else must be there before the shop is shown; resolves with what opens other screens at once. */
export const loadCatalogAtom = atom(
  null,
  async (
    _get,
    set,
    repository: CatalogRepository,
    until?: (shop: Promise<ShopInfo>) => Promise<(() => void) | undefined>,
  ) => {
    set(baseRepositoryAtom, repository);
    const loading = repository.load((changed) =>
      set(baseCatalogAtom, (shown) => shown && withChanges(shown, changed)),
    );
    const openPlace = await until?.(loading.then(({ shop: info }) => info));
    set(baseCatalogAtom, await loading);
    openPlace?.();
  },
);

const baseRefreshesAtom = atom(0);

/** How often the catalogue was read again. */
export const refreshesAtom = atom((get) => get(baseRefreshesAtom));

/** Reads the catalogue again when the visitor comes back (D36). */
export const refreshAtom = atom(null, async (get, set) => {
  await get(baseRepositoryAtom)?.refresh();
  set(baseRefreshesAtom, (count) => count + 1);
});

export const loadMoreProductsAtom = atom(null, (get) =>
  get(baseRepositoryAtom)?.loadMoreProducts(),
);
