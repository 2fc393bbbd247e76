import { atom } from 'jotai';

import { loadMoreProductsAtom, productsAtom } from '@/atoms/catalog';
import { selectedProductAtom, viewAtom } from '@/atoms/view';
import { relatedProducts } from '@/domain/products/relatedProducts';

import { loadMoreResultsAtom } from './results';
import { areResultsOpenAtom, queryAtom, resultsAtom } from './resultsScreen';

/** The products among which the visitor has opened the part: the results, or the storefront's. */
const shownProductsAtom = atom((get) =>
  get(areResultsOpenAtom) ? get(resultsAtom).products : get(productsAtom),
);

export const neighboursAtom = atom((get) => {
  const products = get(shownProductsAtom);
  const open = get(selectedProductAtom);
  const index = products.findIndex(({ id }) => id === open?.id);
  const at = (place: number) => (index === -1 ? undefined : products[place]);
  return { previous: at(index - 1), next: at(index + 1) };
});

/** The related products that the page has read. */
export const relatedAtom = atom((get) => {
  const open = get(selectedProductAtom);
  return open === null ? [] : relatedProducts(open, get(productsAtom));
});

/** Reads more products, so that the last one that was read has a next one. */
export const readOnAtom = atom(null, async (get, set) => {
  if (!get(areResultsOpenAtom)) return set(loadMoreProductsAtom);
  const { products, total } = get(resultsAtom);
  return products.length < total ? set(loadMoreResultsAtom) : undefined;
});

/** The entry of the menus that leads to what is shown, or to the open part's category. */
export const currentEntryAtom = atom((get) => {
  const view = get(viewAtom);
  if (view === 'storefront') return 'Ana Sayfa';
  if (view === 'detail') return get(selectedProductAtom)?.category;
  const query = get(queryAtom);
  if (view !== 'results' || query === null) return undefined;
  if (query.category !== '') return query.category;
  return query.text === '' && query.brand === '' ? 'Ürünler' : undefined;
});
