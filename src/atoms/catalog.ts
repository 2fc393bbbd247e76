import { atom } from 'jotai';

import { shop } from '@/content/shop';
import type { CatalogRepository } from '@/data/CatalogRepository';
import type { Catalog } from '@/domain/catalog';

/** Null until the load has finished, well or badly (specification 4, "Loading"). */
const baseCatalogAtom = atom<Catalog | null>(null);

export const isLoadingAtom = atom((get) => get(baseCatalogAtom) === null);
export const productsAtom = atom((get) => get(baseCatalogAtom)?.products ?? []);
export const brandsAtom = atom((get) => get(baseCatalogAtom)?.brands ?? []);
export const slidesAtom = atom((get) => get(baseCatalogAtom)?.slides ?? []);
export const contactAtom = atom((get) => get(baseCatalogAtom)?.contact ?? shop.contact);

/** Takes the first page of everything from the repository, then longer lists as they come. */
export const loadCatalogAtom = atom(null, async (_get, set, repository: CatalogRepository) => {
  const catalog = await repository.load((longer) => {
    set(baseCatalogAtom, (shown) => shown && { ...shown, ...longer });
  });
  set(baseCatalogAtom, catalog);
});
