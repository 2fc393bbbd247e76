import { atom } from 'jotai';

import { productsAtom, repositoryAtom } from '@/atoms/catalog';
import { changeOf, type ItemChange } from '@/domain/enquiry/enquiry';
import type { Product } from '@/domain/product';

import { itemsAtom } from './enquiry';

/** Parts of the visitor's list that the page had not loaded, by id. Undefined: the part was deleted. */
const baseReadAtom = atom<ReadonlyMap<number, Product | undefined>>(new Map());

/** The change of each product since the visitor put it on his list, by its id. */
export const changesAtom = atom((get) => {
  const read = get(baseReadAtom);
  const shown = new Map(get(productsAtom).map((product) => [product.id, product]));
  const changes = new Map<number, ItemChange>();
  for (const item of get(itemsAtom)) {
    const isKnown = shown.has(item.id) || read.has(item.id);
    const change = changeOf(item, shown.get(item.id) ?? read.get(item.id));
    if (isKnown && change) changes.set(item.id, change);
  }
  return changes;
});

/** Reads the parts that the page has not loaded. A part that cannot be read counts as unchanged. */
export const checkItemsAtom = atom(null, async (get, set) => {
  const shown = new Set(get(productsAtom).map(({ id }) => id));
  const missing = get(itemsAtom).filter(({ id }) => !shown.has(id));
  const read = new Map<number, Product | undefined>();
  try {
    const search = await get(repositoryAtom)?.openSearch?.();
    const answers = missing.map(async ({ id }) => read.set(id, await search?.readProduct(id)));
    await Promise.allSettled(answers);
  } catch (error) {
    console.error('The listed parts could not be read', error);
  }
  set(baseReadAtom, read);
});
