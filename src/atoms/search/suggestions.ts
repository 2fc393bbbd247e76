import { atom } from 'jotai';

import { ALL_PRODUCTS } from '@/domain/products/productQuery';
import { searchWords } from '@/domain/products/searchText';

import type { Answer } from './answerQuery';
import { queryAtom, resultsPlaceAtom } from './resultsScreen';
import { searchCatalog } from './searchCatalog';

const MOST_SUGGESTIONS = 6;

/** Typed, but not searched yet, over the results with this place. */
const baseDraftAtom = atom<{ text: string; over: object | null } | null>(null);
/** Undefined until the answer to the typed words is here. */
const baseSuggestionsAtom = atom<Answer>();
const requestAtom = atom<AbortController | null>(null);

/** The search that is shown, until something else is typed. */
export const typedAtom = atom((get) => {
  const draft = get(baseDraftAtom);
  return draft?.over === get(resultsPlaceAtom) ? draft.text : (get(queryAtom)?.text ?? '');
});
export const suggestionsAtom = atom((get) => get(baseSuggestionsAtom));

/** Aborts the previous request, and begins another. */
const startRequestAtom = atom(null, (get, set): AbortSignal => {
  get(requestAtom)?.abort();
  const request = new AbortController();
  set(requestAtom, request);
  return request.signal;
});

/** Null: nothing is typed, and the field has the search that is shown. */
export const typeAtom = atom(null, (get, set, text: string | null) => {
  set(startRequestAtom);
  set(baseDraftAtom, text === null ? null : { text, over: get(resultsPlaceAtom) });
  set(baseSuggestionsAtom, undefined);
});

export const suggestAtom = atom(null, async (get, set, text: string) => {
  if (searchWords(text).length === 0) return;
  const signal = set(startRequestAtom);
  try {
    const page = { skip: 0, size: MOST_SUGGESTIONS };
    const answer = await searchCatalog(get, { ...ALL_PRODUCTS, text }, page, signal);
    set(baseSuggestionsAtom, answer.isUnasked ? undefined : answer);
  } catch {
    // Aborted.
  }
});
