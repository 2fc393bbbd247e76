import { atom } from 'jotai';

import { setAdminTabAtom } from '@/atoms/admin';
import { productsAtom } from '@/atoms/catalog';
import { insteadLine } from '@/content/search/insteadLine';
import { readQuestion } from '@/content/search/question';
import { termsOf, wordsOf } from '@/domain/products/words/productWords';
import { searchedWords } from '@/domain/products/words/searchedWords';
import { sameValues } from '@/domain/records';
import { mapInPieces } from '@/panel/data/inPieces';
import { type FeedGap, feedGap } from '@/panel/domain/products/feedGap';
import {
  createListing,
  type Listing,
  shownProducts,
  type ProductOrder,
  withListed,
} from '@/panel/domain/products/filter/listing';
import { EVERY_PRODUCT, type ProductFilter } from '@/panel/domain/products/filter/productFilter';

interface Choice {
  filter: ProductFilter;
  order: ProductOrder;
}

const baseChoiceAtom = atom<Choice>({ filter: EVERY_PRODUCT, order: 'newest' });

/** Null: all products, newest first. */
const baseListingAtom = atom<Listing | null>(null);

/** Says which words were left out or corrected; undefined where the typed words were searched. */
const baseInsteadAtom = atom<string>();
const baseIsAcceptedAtom = atom(false);

export const insteadAtom = atom((get) => get(baseInsteadAtom));

/** Products that nobody has asked for are not marked all at once, until the owner has gone on with them. */
export const canMarkAllAtom = atom(
  (get) => get(baseInsteadAtom) === undefined || get(baseIsAcceptedAtom),
);

export const acceptInsteadAtom = atom(null, (_get, set) => set(baseIsAcceptedAtom, true));

export const productFilterAtom = atom((get) => get(baseChoiceAtom).filter);
export const productOrderAtom = atom((get) => get(baseChoiceAtom).order);

/** A component that reads only the count is not drawn again for each changed product. */
export const productCountAtom = atom((get) => get(productsAtom).length);

export const shownProductsAtom = atom((get) => {
  const listing = get(baseListingAtom);
  const products = get(productsAtom);
  return listing === null ? products : shownProducts(listing, products);
});

/** How many products the filter shows; undefined while no filter is set. */
export const shownCountAtom = atom((get) =>
  sameValues(get(productFilterAtom), EVERY_PRODUCT) ? undefined : get(shownProductsAtom).length,
);

const chooseAtom = atom(null, (get, set, changed: Partial<Choice>) => {
  const { filter, order } = { ...get(baseChoiceAtom), ...changed };
  const isPlain = order === 'newest' && sameValues(filter, EVERY_PRODUCT);
  const products = get(productsAtom);
  const { text, ...hints } = readQuestion(filter.text);
  const words = searchedWords(products, text, { ...hints, fitting: '' });
  set(baseChoiceAtom, { filter, order });
  set(baseListingAtom, isPlain ? null : createListing(products, filter, words.asked, order));
  set(baseInsteadAtom, insteadLine(text, words));
});

/** Folds the words of all products in short tasks, so that the search after it is one, too. */
export const prepareSearchAtom = atom(null, async (get) => {
  const products = get(productsAtom);
  await mapInPieces(products, wordsOf);
  await mapInPieces([products], termsOf);
});

export const filterProductsAtom = atom(null, (get, set, changed: Partial<ProductFilter>) => {
  if (changed.text !== undefined) set(baseIsAcceptedAtom, false);
  set(chooseAtom, { filter: { ...get(productFilterAtom), ...changed } });
});

/** How many products the feed has, and how many it leaves out for each reason. */
export const feedCountsAtom = atom((get) => {
  const counts = { none: 0, price: 0, picture: 0, format: 0 };
  for (const product of get(productsAtom)) counts[feedGap(product) ?? 'none'] += 1;
  return counts;
});

export const showGapAtom = atom(null, (_get, set, gap: FeedGap) => {
  set(setAdminTabAtom, 'products');
  set(filterProductsAtom, { ...EVERY_PRODUCT, gap });
});

export const orderProductsAtom = atom(null, (_get, set, order: ProductOrder) =>
  set(chooseAtom, { order }),
);

export const keepShownAtom = atom(null, (get, set, id: number) => {
  const listing = get(baseListingAtom);
  if (listing !== null) set(baseListingAtom, withListed(listing, id));
});
