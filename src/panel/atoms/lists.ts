import { type Atom, atom } from 'jotai';

import { brandsAtom, contactAtom, productsAtom, shopInfoAtom, slidesAtom } from '@/atoms/catalog';
import type { Catalog, ItemOf, ListName } from '@/domain/catalog';

import { shownProductsAtom } from './productFilter';

type ListAtoms = { [List in ListName]: Atom<readonly ItemOf<List>[]> };

export const itemsAtoms: ListAtoms = {
  products: productsAtom,
  brands: brandsAtom,
  slides: slidesAtom,
};

/** The items that have a row: of products those that the filter shows. */
export const rowsAtoms: ListAtoms = { ...itemsAtoms, products: shownProductsAtom };

export const catalogAtom = atom<Catalog>((get) => ({
  products: get(productsAtom),
  brands: get(brandsAtom),
  slides: get(slidesAtom),
  contact: get(contactAtom),
  shop: get(shopInfoAtom),
}));
