import { atom } from 'jotai';

import type { Product } from '@/domain/product';
import { ALL_PRODUCTS } from '@/domain/products/productQuery';
import { searchWords } from '@/domain/products/searchText';

import { searchCatalog } from './searchCatalog';
import { startRequest } from './startRequest';

const MOST_SUGGESTIONS = 6;

const NONE: readonly Product[] = [];

const baseTypedAtom = atom('');
const baseSuggestionsAtom = atom(NONE);
const requestAtom = atom<AbortController | null>(null);

export const typedAtom = atom((get) => get(baseTypedAtom));
export const suggestionsAtom = atom((get) => get(baseSuggestionsAtom));

export const typeAtom = atom(null, (get, set, text: string) => {
  get(requestAtom)?.abort();
  set(baseTypedAtom, text);
  set(baseSuggestionsAtom, NONE);
});

export const suggestAtom = atom(null, async (get, set, text: string) => {
  if (searchWords(text).length === 0) return;
  const signal = startRequest(get, set, requestAtom);
  try {
    const page = { skip: 0, size: MOST_SUGGESTIONS };
    const { products } = await searchCatalog(get, { ...ALL_PRODUCTS, text }, page, signal);
    set(baseSuggestionsAtom, products);
  } catch {
    // Aborted.
  }
});
