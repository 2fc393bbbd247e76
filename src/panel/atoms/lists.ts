import { type Atom, atom } from 'jotai';

import { brandsAtom, contactAtom, productsAtom, slidesAtom } from '@/atoms/catalog';
import type { Catalog, ItemOf, ListName } from '@/domain/catalog';

import { listedProductsAtom } from './productFilter';

type ListAtoms = { [List in ListName]: Atom<readonly ItemOf<List>[]> };

export const itemsAtoms: ListAtoms = {
  products: productsAtom,
  brands: brandsAtom,
  slides: slidesAtom,
};

/** The items that have a row: those that the filter has found. */
export const rowsAtoms: ListAtoms = { ...itemsAtoms, products: listedProductsAtom };

export const catalogAtom = atom<Catalog>((get) => ({
  products: get(productsAtom),
  brands: get(brandsAtom),
  slides: get(slidesAtom),
  contact: get(contactAtom),
}));
