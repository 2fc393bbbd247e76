import { atom } from 'jotai';

import type { Product } from '@/domain/product';
import type { ScreenPlace } from '@/domain/screenPlace';

import { closeAdminAtom, isAdminOpenAtom, adminPlaceAtom, showAdminAtom } from './admin';
import { isLoadingAtom, productsAtom } from './catalog';
import { areResultsOpenAtom, closeResultsAtom, searchesAtom } from './search/resultsScreen';

interface Selected {
  product: Product;
  /** The page has it in its list, where it is seen when the product changes. */
  isListed: boolean;
  place: ScreenPlace;
}

const baseSelectedAtom = atom<Selected | null>(null);

const listedAtom = atom((get) => {
  const id = get(baseSelectedAtom)?.product.id;
  return id === undefined ? undefined : get(productsAtom).find((product) => product.id === id);
});

/** Somebody has deleted the open product. */
export const isProductGoneAtom = atom(
  (get) => get(baseSelectedAtom)?.isListed === true && get(listedAtom) === undefined,
);

/** The open product with the values of today. One that is gone has neither price nor stock. */
export const selectedProductAtom = atom((get): Product | null => {
  const selected = get(baseSelectedAtom);
  if (selected === null) return null;
  if (!get(isProductGoneAtom)) return get(listedAtom) ?? selected.product;
  const { originalPrice: _, discount: _discount, ...product } = selected.product;
  return { ...product, price: 0, inStock: false };
});

export const productPlaceAtom = atom((get) => get(baseSelectedAtom)?.place ?? null);

export const selectProductAtom = atom(null, (get, set, product: Product) => {
  const isListed = get(productsAtom).some(({ id }) => id === product.id);
  set(baseSelectedAtom, { product, isListed, place: { scrollY: 0 } });
});

/** What has become of the open product that the list of this page does not hold. Undefined: it was deleted. */
export const replaceSelectedAtom = atom(null, (_get, set, id: number, now: Product | undefined) =>
  set(baseSelectedAtom, (selected) =>
    selected?.product.id === id
      ? { ...selected, product: now ?? selected.product, isListed: now === undefined }
      : selected,
  ),
);

export const leaveProductAtom = atom(null, (_get, set) => set(baseSelectedAtom, null));

export const toggleAdminAtom = atom(null, (get, set) =>
  set(get(isAdminOpenAtom) ? closeAdminAtom : showAdminAtom),
);

export const viewAtom = atom((get) => {
  if (get(isLoadingAtom)) return 'loading';
  if (get(isAdminOpenAtom)) return 'admin';
  if (get(selectedProductAtom) !== null) return 'detail';
  return get(areResultsOpenAtom) ? 'results' : 'storefront';
});

export const storefrontPlaceAtom = atom((): ScreenPlace => ({ scrollY: 0 }));

/** The places on the open screens, from the storefront to the topmost. Back closes the topmost (D9). */
export const placesAtom = atom((get) => {
  const above = [get(productPlaceAtom), get(adminPlaceAtom)].filter((place) => place !== null);
  return [get(storefrontPlaceAtom), ...get(searchesAtom).map(({ place }) => place), ...above];
});

/** Another object for each screen, also for the next part. */
export const topPlaceAtom = atom((get) => get(placesAtom).at(-1));

export const closeTopScreenAtom = atom(null, (get, set) => {
  if (get(isAdminOpenAtom)) set(closeAdminAtom);
  else set(get(baseSelectedAtom) === null ? closeResultsAtom : leaveProductAtom);
});
