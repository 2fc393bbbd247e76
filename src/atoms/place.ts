import { atom } from 'jotai';

import { isAdminOpenAtom, showAdminAtom } from './admin';
import { productsAtom } from './catalog';
import { selectedProductAtom, selectProductAtom } from './view';

interface OpenPlace {
  productId?: number | undefined;
  isAdminOpen: boolean;
}

const baseRenewedAtom = atom(false);

/** The page has loaded itself again while the panel was open (D37). */
export const isPanelRenewedAtom = atom((get) => get(baseRenewedAtom));

export const placeAtom = atom((get): OpenPlace => ({
  productId: get(selectedProductAtom)?.id,
  isAdminOpen: get(isAdminOpenAtom),
}));

export const openPlaceAtom = atom(null, (get, set, { productId, isAdminOpen }: OpenPlace) => {
  const product = get(productsAtom).find(({ id }) => id === productId);
  if (product) set(selectProductAtom, product);
  set(baseRenewedAtom, isAdminOpen);
  if (isAdminOpen) set(showAdminAtom);
});
