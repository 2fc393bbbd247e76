import { atom } from 'jotai';

import { setAdminTabAtom } from '@/atoms/admin';
import { productsAtom } from '@/atoms/catalog';
import { filterProductsAtom } from '@/panel/atoms/productFilter';
import { openAccess } from '@/panel/atoms/session';
import { type FeedGap, feedGap } from '@/panel/domain/products/feedGap';
import { EVERY_PRODUCT } from '@/panel/domain/products/productFilter';

/** How many products the feed has, and how many it leaves out for each reason. */
export const feedCountsAtom = atom((get) => {
  const counts = { none: 0, price: 0, picture: 0, format: 0 };
  for (const product of get(productsAtom)) counts[feedGap(product) ?? 'none'] += 1;
  return counts;
});

/** The address at which others read the catalogue, tried once. */
export const askFeedAtom = atom(null, async (get, _set, site: string) =>
  openAccess(get).askFeed?.(site),
);

export const showGapAtom = atom(null, (_get, set, gap: FeedGap) => {
  set(setAdminTabAtom, 'products');
  set(filterProductsAtom, { ...EVERY_PRODUCT, gap });
});
