import { atom } from 'jotai';

import { productsAtom, repositoryAtom } from '@/atoms/catalog';
import { changeOf, type ItemChange } from '@/domain/enquiry/enquiry';
import type { Product } from '@/domain/product';

import { itemsAtom } from './enquiry';

/** What was read of listed parts that the page does not have; undefined where there is no such part any more. */
const baseReadAtom = atom<ReadonlyMap<number, Product | undefined>>(new Map());

/** What has changed since the visitor put the parts on his list. */
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

/** A part that cannot be read counts as unchanged. */
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
