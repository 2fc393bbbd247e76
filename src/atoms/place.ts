import { atom } from 'jotai';

import { adminTabAtom, isAdminOpenAtom, setAdminTabAtom, showAdminAtom } from './admin';
import { selectedProductAtom, selectProductAtom } from './view';

/** What the inline script of the page keeps of it (src/page/renewPage.ts). */
type OpenPlace = Omit<NonNullable<Window['placeBefore']>, 'scrollY'>;

const baseRenewedAtom = atom(false);

/** The page has loaded itself again while the panel was open (D37). */
export const isPanelRenewedAtom = atom((get) => get(baseRenewedAtom));

export const placeAtom = atom((get): OpenPlace => ({
  product: get(selectedProductAtom) ?? undefined,
  adminTab: get(isAdminOpenAtom) ? get(adminTabAtom) : undefined,
}));

export const openPlaceAtom = atom(null, (_get, set, { product, adminTab }: OpenPlace) => {
  if (product) set(selectProductAtom, product);
  if (adminTab === undefined) return;
  set(baseRenewedAtom, true);
  set(setAdminTabAtom, adminTab);
  set(showAdminAtom);
});
