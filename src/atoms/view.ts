import { atom } from 'jotai';

import type { Product } from '@/domain/product';

import {
  closeAdminAtom,
  closeFormAtom,
  isAdminOpenAtom,
  isFormOpenAtom,
  showAdminAtom,
} from './admin';
import { isLoadingAtom } from './catalog';
import { closeEnquiryAtom, isEnquiryOpenAtom } from './enquiry/enquiryScreen';
import { areResultsOpenAtom, closeResultsAtom, searchCountAtom } from './search/resultsScreen';
import { isWelcomeOpenAtom, dismissWelcomeAtom } from './welcome';

const baseSelectedProductAtom = atom<Product | null>(null);
const baseMenuOpenAtom = atom(false);
const basePhotographOpenAtom = atom(false);

export const selectedProductAtom = atom((get) => get(baseSelectedProductAtom));
export const isMenuOpenAtom = atom((get) => get(baseMenuOpenAtom));
export const isPhotographOpenAtom = atom((get) => get(basePhotographOpenAtom));

export const selectProductAtom = atom(null, (_get, set, product: Product) => {
  set(baseMenuOpenAtom, false);
  set(baseSelectedProductAtom, product);
});

export const showPhotographAtom = atom(null, (_get, set) => set(basePhotographOpenAtom, true));

export const closePhotographAtom = atom(null, (_get, set) => set(basePhotographOpenAtom, false));

export const leaveProductAtom = atom(null, (_get, set) => {
  set(closePhotographAtom);
  set(baseSelectedProductAtom, null);
});

export const toggleMenuAtom = atom(null, (_get, set) => set(baseMenuOpenAtom, (isOpen) => !isOpen));

export const toggleAdminAtom = atom(null, (get, set) => {
  set(baseMenuOpenAtom, false);
  set(get(isAdminOpenAtom) ? closeAdminAtom : showAdminAtom);
});

export const viewAtom = atom((get) => {
  if (get(isLoadingAtom)) return 'loading';
  if (get(isAdminOpenAtom)) return 'admin';
  if (get(selectedProductAtom) !== null) return 'detail';
  return get(areResultsOpenAtom) ? 'results' : 'storefront';
});

/** The topmost last: the Back button closes them one by one (D9). Below them is one layer for each search. */
const LAYERS = [
  { isOpenAtom: atom((get) => get(selectedProductAtom) !== null), closeAtom: leaveProductAtom },
  { isOpenAtom: isPhotographOpenAtom, closeAtom: closePhotographAtom },
  { isOpenAtom: isAdminOpenAtom, closeAtom: closeAdminAtom },
  { isOpenAtom: isFormOpenAtom, closeAtom: closeFormAtom },
  { isOpenAtom: isMenuOpenAtom, closeAtom: toggleMenuAtom },
  { isOpenAtom: isEnquiryOpenAtom, closeAtom: closeEnquiryAtom },
  { isOpenAtom: isWelcomeOpenAtom, closeAtom: dismissWelcomeAtom },
];

const openLayersAtom = atom((get) => LAYERS.filter(({ isOpenAtom }) => get(isOpenAtom)));

export const openLayerCountAtom = atom((get) => get(searchCountAtom) + get(openLayersAtom).length);

export const closeTopLayerAtom = atom(null, (get, set) =>
  set(get(openLayersAtom).at(-1)?.closeAtom ?? closeResultsAtom),
);
