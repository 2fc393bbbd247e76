import { atom } from 'jotai';

import { loadMoreProductsAtom, productsAtom } from '@/atoms/catalog';
import { selectedProductAtom, viewAtom } from '@/atoms/view';
import type { Product } from '@/domain/product';
import { relatedProducts } from '@/domain/products/relatedProducts';

import { loadMoreResultsAtom } from './results';
import { areResultsOpenAtom, queryAtom, resultsAtom } from './resultsScreen';

/** Where the visitor has opened the part: the results, or the storefront's list. */
const listAtom = atom((get) =>
  get(areResultsOpenAtom) ? get(resultsAtom).products : get(productsAtom),
);

interface Neighbours {
  previous?: Product | undefined;
  next?: Product | undefined;
}

export const neighboursAtom = atom((get): Neighbours => {
  const list = get(listAtom);
  const open = get(selectedProductAtom);
  const index = list.findIndex(({ id }) => id === open?.id);
  return index === -1 ? {} : { previous: list[index - 1], next: list[index + 1] };
});

/** Among what the page has read. */
export const relatedAtom = atom((get) => {
  const open = get(selectedProductAtom);
  return open === null ? [] : relatedProducts(open, get(productsAtom));
});

/** After the last part that was read, so that there is a next one. */
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
