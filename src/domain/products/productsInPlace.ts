import type { Product } from '@/domain/product';

/**
 * The products of `shown` in their places with the values of `now`, and behind them what follows in `now`. What is new
 * among them waits, and one that was deleted stays as sold out: nothing that is looked at moves (D36). `isWhole`: what
 * `now` lacks was deleted. Where it is only the beginning of a list, this is known up to its last shown product, and
 * those behind it stay as they are.
 */
export function productsInPlace(
  shown: readonly Product[],
  now: readonly Product[],
  { isWhole } = { isWhole: true },
): readonly Product[] {
  const current = new Map(now.map((product) => [product.id, product]));
  const last = shown.toReversed().find(({ id }) => current.has(id));
  if (last === undefined) return now;
  const end = shown.indexOf(last);
  const inPlace = shown.map((product, at) => {
    const lacking = isWhole || at < end ? { ...product, inStock: false } : product;
    return current.get(product.id) ?? lacking;
  });
  const places = new Set(shown.map(({ id }) => id));
  const following = now.slice(now.findIndex(({ id }) => id === last.id) + 1);
  const products = [...inPlace, ...following.filter(({ id }) => !places.has(id))];
  // The very list of today where nothing has to wait.
  return products.length === now.length && products.every((product, at) => product === now[at])
    ? now
    : products;
}
