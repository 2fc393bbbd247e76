import type { Product } from '@/domain/product';

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

/** The place of each product, by its id. Products come newest first, and keep that order where they are equal. */
export type Places = ReadonlyMap<number, number>;

export function placesIn(order: ProductOrder, products: readonly Product[]): Places | undefined {
  if (order === 'newest') return undefined;
  const sorted = products.toSorted(comparisons[order]);
  return new Map(sorted.map(({ id }, place) => [id, place]));
}

/** A changed product keeps its place: the next row would move under the finger. Products without one come first. */
export function inPlaces(
  products: readonly Product[],
  places: Places | undefined,
): readonly Product[] {
  if (places === undefined) return products;
  const placed = Array.from<Product | undefined>({ length: places.size });
  const others: Product[] = [];
  for (const product of products) {
    const place = places.get(product.id);
    if (place === undefined) others.push(product);
    else placed[place] = product;
  }
  return others.concat(placed.filter((product) => product !== undefined));
}
