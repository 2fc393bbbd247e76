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
import { areResultsOpenAtom, closeResultsAtom, resultsLayersAtom } from './search/resultsScreen';
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

type Layer =
  | 'results'
  | 'detail'
  | 'photograph'
  | 'admin'
  | 'form'
  | 'menu'
  | 'enquiry'
  | 'welcome';

/** The topmost last: the Back button closes them one by one (D9). */
const openLayersAtom = atom((get) => {
  const layers: Layer[] = [...get(resultsLayersAtom)];
  if (get(selectedProductAtom) !== null) layers.push('detail');
  if (get(isPhotographOpenAtom)) layers.push('photograph');
  if (get(isAdminOpenAtom)) layers.push('admin');
  if (get(isFormOpenAtom)) layers.push('form');
  if (get(isMenuOpenAtom)) layers.push('menu');
  if (get(isEnquiryOpenAtom)) layers.push('enquiry');
  if (get(isWelcomeOpenAtom)) layers.push('welcome');
  return layers;
});

export const openLayerCountAtom = atom((get) => get(openLayersAtom).length);

export const closeTopLayerAtom = atom(null, (get, set) => {
  const top = get(openLayersAtom).at(-1);
  if (top === 'results') set(closeResultsAtom);
  if (top === 'detail') set(leaveProductAtom);
  if (top === 'photograph') set(closePhotographAtom);
  if (top === 'admin') set(closeAdminAtom);
  if (top === 'form') set(closeFormAtom);
  if (top === 'menu') set(baseMenuOpenAtom, false);
  if (top === 'enquiry') set(closeEnquiryAtom);
  if (top === 'welcome') set(dismissWelcomeAtom);
});
