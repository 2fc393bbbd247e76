import { atom } from 'jotai';

import { selectedProductAtom } from '@/atoms/view';
import { productAddress, partIn, queryIn, searchAddress } from '@/domain/products/pageAddress';

import { openProductAtom, searchAtom } from './results';
import { queryAtom } from './resultsScreen';

/** Names the open part or search. Empty where neither is open. */
export const addressAtom = atom((get) => {
  const part = get(selectedProductAtom);
  if (part !== null) return productAddress(part.id);
  const query = get(queryAtom);
  return query === null ? '' : searchAddress(query);
});

/** Opens the part or the search that an address names. */
export const followAddressAtom = atom(null, (get, set, hash: string) => {
  const id = partIn(hash);
  if (id !== undefined && id !== get(selectedProductAtom)?.id) void set(openProductAtom, id);
  const query = queryIn(hash);
  if (query !== undefined) void set(searchAtom, query);
});
