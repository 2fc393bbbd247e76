import type { Product } from '@/domain/product';

/**
 * The products of `shown` in their places with the values of `now`, and behind them what follows in `now`. What is new
 * among them waits, and one that was deleted stays as sold out: nothing that is looked at moves (D36).
 */
export function heldProducts(
  shown: readonly Product[],
  now: readonly Product[],
): readonly Product[] {
  const current = new Map(now.map((product) => [product.id, product]));
  const last = shown.findLast(({ id }) => current.has(id));
  const held = shown.map((product) => current.get(product.id) ?? { ...product, inStock: false });
  if (last === undefined) return now;
  const list = [...held, ...now.slice(now.findIndex(({ id }) => id === last.id) + 1)];
  // The very list of today where nothing has to wait.
  return list.length === now.length && list.every((one, at) => one === now[at]) ? now : list;
}
