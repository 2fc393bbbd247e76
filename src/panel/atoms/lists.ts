import { type Atom, atom } from 'jotai';

import { brandsAtom, contactAtom, productsAtom, shopInfoAtom, slidesAtom } from '@/atoms/catalog';
import { sampleCategoryNames } from '@/content/categories';
import type { Catalog, ItemOf, ListName } from '@/domain/catalog';
import { sortedNames } from '@/panel/domain/products/sortedNames';

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

/** The categories that forms and filters offer: those of the specification (specification 3), and those of the products. */
export const categoryNamesAtom = atom((get) =>
  sortedNames([...sampleCategoryNames, ...get(productsAtom).map(({ category }) => category)]),
);

/** The brands that forms and filters offer. */
export const brandNamesAtom = atom((get) =>
  sortedNames([
    ...get(brandsAtom).map(({ name }) => name),
    ...get(productsAtom).map(({ brand }) => brand),
  ]),
);
