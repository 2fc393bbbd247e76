import { atom } from 'jotai';

import { selectedProductAtom } from '@/atoms/view';
import { productAddress, productIn, queryIn, searchAddress } from '@/domain/products/pageAddress';

import { openProductAtom, searchAtom } from './results';
import { missingProductAtom, queryAtom } from './resultsScreen';

/** Names the open part or search. Empty where neither is open. */
export const addressAtom = atom((get) => {
  const product = get(selectedProductAtom) ?? get(missingProductAtom);
  if (product !== null) return productAddress(product.id);
  const query = get(queryAtom);
  return query === null ? '' : searchAddress(query);
});

/** Opens the part or the search that the query of an address names. `row`: the part's, where the HTML holds it (D50). */
export const followAddressAtom = atom(null, (_get, set, search: string, row?: unknown) => {
  const id = productIn(search);
  if (id !== undefined) return set(openProductAtom, id, row);
  const query = queryIn(search);
  return query && set(searchAtom, query);
});
