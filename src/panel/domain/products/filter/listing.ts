import type { Product } from '@/domain/product';
import { type AskedWords, createRank } from '@/domain/products/words/productWords';

import { createFits, type ProductFilter } from './productFilter';

export const PRODUCT_ORDERS = ['newest', 'name', 'cheapest', 'dearest', 'soldOut'] as const;

export type ProductOrder = (typeof PRODUCT_ORDERS)[number];

const { compare: compareNames } = new Intl.Collator('tr', { numeric: true });

const comparisons: Record<
  Exclude<ProductOrder, 'newest'>,
  (one: Product, other: Product) => number
> = {
  name: (one, other) => compareNames(one.name, other.name),
  cheapest: (one, other) => one.price - other.price,
  dearest: (one, other) => other.price - one.price,
  soldOut: (one, other) => Number(one.inStock) - Number(other.inStock),
};

/** What was listed when the owner chose a filter or an order, and where. */
export interface Listing {
  isByDate: boolean;
  fits: (product: Product) => boolean;
  /** The places, by the ids of the products. */
  places: ReadonlyMap<number, number>;
}

/**
 * `products`: newest first. They keep that order where they are equal. What was searched and has no order of its own begins with
 * whole words of the name.
 */
export function createListing(
  products: readonly Product[],
  filter: ProductFilter,
  asked: AskedWords,
  order: ProductOrder,
): Listing {
  const fits = createFits(filter, asked);
  const listed = products.filter(fits);
  const rankOf = createRank(filter.text, asked);
  const ranks = new Map(listed.map((product) => [product, rankOf(product)]));
  const byRank = (one: Product, other: Product) => (ranks.get(one) ?? 0) - (ranks.get(other) ?? 0);
  const sorted = listed.toSorted(order === 'newest' ? byRank : comparisons[order]);
  return {
    isByDate: order === 'newest' && asked.length === 0,
    fits,
    places: new Map(sorted.map(({ id }, place) => [id, place])),
  };
}

/**
 * The listing of products that may have changed since. A changed product stays where it was, also where it fits no longer:
 * otherwise the next row would move under the finger. One that fits since has its place by date, or is the first.
 */
export function shownProducts(
  { isByDate, fits, places }: Listing,
  products: readonly Product[],
): readonly Product[] {
  const listed = products.filter((product) => places.has(product.id) || fits(product));
  if (isByDate) return listed;
  const placeOf = ({ id }: Product) => places.get(id) ?? FIRST_PLACE;
  return listed.toSorted((one, other) => placeOf(one) - placeOf(other));
}

const FIRST_PLACE = -1;

/** A new product is listed, whatever the filter asks for. */
export function withListed(listing: Listing, id: number): Listing {
  return { ...listing, places: new Map(listing.places).set(id, FIRST_PLACE) };
}
