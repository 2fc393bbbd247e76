import { atom } from 'jotai';

import { setAdminTabAtom } from '@/atoms/admin';
import { productsAtom } from '@/atoms/catalog';
import { shop } from '@/content/shop';
import type { Product } from '@/domain/product';
import { logChangeAtom } from '@/panel/atoms/changes/changeLog';
import { catalogAtom } from '@/panel/atoms/lists';
import { addPhotographAtom, openPicturesAtom } from '@/panel/atoms/photographs';
import { filterProductsAtom } from '@/panel/atoms/productFilter';
import { openAccess } from '@/panel/atoms/session';
import { feedWords } from '@/panel/content/files/feed';
import { writeFeed } from '@/panel/data/spreadsheet/writeFeed';
import { ownersPictureIn } from '@/panel/domain/pictures/ownersPicture';
import { type FeedGap, feedGap } from '@/panel/domain/products/feedGap';
import { EVERY_PRODUCT } from '@/panel/domain/products/productFilter';

import { writeFileAtom } from './writeFile';

const isRenewable = (product: Product) =>
  feedGap(product) === 'format' && ownersPictureIn(product.image) !== undefined;

/** How many products the feed has, how many it leaves out for each reason, and of how many a photograph can be made anew. */
export const feedCountsAtom = atom((get) => {
  const products = get(productsAtom);
  const counts = { none: 0, price: 0, picture: 0, format: 0 };
  for (const product of products) counts[feedGap(product) ?? 'none'] += 1;
  return { ...counts, renewable: products.filter(isRenewable).length };
});

/** The address at which others read the catalogue, tried once. */
export const askFeedAtom = atom(null, async (get, _set, site: string) =>
  openAccess(get).askFeed?.(site),
);

export const writeFeedAtom = atom(null, (get, set, site: string) =>
  set(writeFileAtom, () => ({
    name: `${shop.storagePrefix}-katalog.csv`,
    text: writeFeed(get(productsAtom), site),
  })),
);

export const showGapAtom = atom(null, (_get, set, gap: FeedGap) => {
  set(setAdminTabAtom, 'products');
  set(filterProductsAtom, { ...EVERY_PRODUCT, gap });
});

/** Makes the owner's WebP photographs anew, which are JPEG then. Stops at the first that cannot be read. */
export const renewPhotographsAtom = atom(null, async (get, set) => {
  const before = get(catalogAtom);
  if (typeof (await set(openPicturesAtom)) === 'string') return;
  try {
    for (const { id, image } of before.products.filter(isRenewable)) {
      // oxlint-disable-next-line eslint/no-await-in-loop -- several at once would need more memory than many phones have
      const added = await set(addPhotographAtom, image);
      if (typeof added === 'string') break;
      openAccess(get).editor.update('products', id, { image: added.address }, { image });
    }
  } catch (error) {
    console.error('A photograph cannot be made anew', error);
  }
  set(logChangeAtom, before, { words: feedWords.renewed });
});
