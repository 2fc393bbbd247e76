import { atom } from 'jotai';

import type { Product } from '@/domain/product';

import { closeAdminAtom, isAdminOpenAtom, showAdminAtom } from './admin';
import { isLoadingAtom, productsAtom } from './catalog';
import { closeEnquiryAtom, isEnquiryOpenAtom } from './enquiry/enquiryScreen';
import { areResultsOpenAtom, closeResultsAtom, searchCountAtom } from './search/resultsScreen';
import { isWelcomeOpenAtom, dismissWelcomeAtom } from './welcome';

/** `isListed`: the page has it in its list, where it is seen when the product changes. */
const baseSelectedAtom = atom<{ product: Product; isListed: boolean } | null>(null);
const baseMenuOpenAtom = atom(false);
const basePhotographOpenAtom = atom(false);

const listedAtom = atom((get) => {
  const id = get(baseSelectedAtom)?.product.id;
  return id === undefined ? undefined : get(productsAtom).find((product) => product.id === id);
});

/** Somebody has deleted the open product. */
export const isProductGoneAtom = atom(
  (get) => get(baseSelectedAtom)?.isListed === true && get(listedAtom) === undefined,
);

/** With the values of today. One that is gone has neither price nor stock. */
export const selectedProductAtom = atom((get): Product | null => {
  const selected = get(baseSelectedAtom);
  if (selected === null) return null;
  if (!get(isProductGoneAtom)) return get(listedAtom) ?? selected.product;
  const { originalPrice: _, discount: _discount, ...product } = selected.product;
  return { ...product, price: 0, inStock: false };
});
export const isMenuOpenAtom = atom((get) => get(baseMenuOpenAtom));
export const isPhotographOpenAtom = atom((get) => get(basePhotographOpenAtom));

export const selectProductAtom = atom(null, (get, set, product: Product) => {
  set(baseMenuOpenAtom, false);
  const isListed = get(productsAtom).some(({ id }) => id === product.id);
  set(baseSelectedAtom, { product, isListed });
});

/** What has become of the open product that the list of this page does not hold. Undefined: it was deleted. */
export const replaceSelectedAtom = atom(null, (_get, set, id: number, now: Product | undefined) =>
  set(baseSelectedAtom, (selected) =>
    selected?.product.id === id
      ? { product: now ?? selected.product, isListed: now === undefined }
      : selected,
  ),
);

export const showPhotographAtom = atom(null, (_get, set) => set(basePhotographOpenAtom, true));

export const closePhotographAtom = atom(null, (_get, set) => set(basePhotographOpenAtom, false));

export const leaveProductAtom = atom(null, (_get, set) => {
  set(closePhotographAtom);
  set(baseSelectedAtom, null);
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
  { isOpenAtom: isMenuOpenAtom, closeAtom: toggleMenuAtom },
  { isOpenAtom: isEnquiryOpenAtom, closeAtom: closeEnquiryAtom },
  { isOpenAtom: isWelcomeOpenAtom, closeAtom: dismissWelcomeAtom },
];

const openLayersAtom = atom((get) => LAYERS.filter(({ isOpenAtom }) => get(isOpenAtom)));

export const openLayerCountAtom = atom((get) => get(searchCountAtom) + get(openLayersAtom).length);

export const closeTopLayerAtom = atom(null, (get, set) =>
  set(get(openLayersAtom).at(-1)?.closeAtom ?? closeResultsAtom),
);
