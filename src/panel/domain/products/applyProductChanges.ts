import type { Product } from '@/domain/product';

import { type ProductChanges, setValuesAgain, withoutId } from './productChanges';

/** Enough to find the place although some of these products were deleted, too. */
const MOST_BELOW = 10;

export function applyProductChanges(
  products: readonly Product[],
  { added, edited, deleted }: ProductChanges,
  ids: readonly number[],
): Product[] {
  const edits = new Map(edited.map((edit) => [edit.before.id, edit]));
  const gone = new Set(deleted.map(({ id }) => id));
  const left = products
    .filter(({ id }) => !gone.has(id))
    .map((product) => {
      const edit = edits.get(product.id);
      return edit ? setValuesAgain(product, edit) : product;
    });
  const leftIds = new Set(left.map(({ id }) => id));
  const newProducts = added.map(({ item, below }, index) => ({
    product: { ...item, id: ids[index] ?? 0 },
    above: below === undefined ? left[0]?.id : below.find((id) => leftIds.has(id)),
  }));
  const places = Map.groupBy(newProducts, ({ above }) => above);
  const newAbove = (id?: number) => (places.get(id) ?? []).map(({ product }) => product);
  return left.flatMap((product) => newAbove(product.id).concat(product)).concat(newAbove());
}

export interface MadeRows {
  ids: readonly number[];
  dates: ReadonlyMap<number, string | null>;
}

/** What undoes the changes; `products` is the list before. */
export function undoOf(
  products: readonly Product[],
  { added, edited, deleted }: ProductChanges,
  { ids, dates }: MadeRows,
): ProductChanges {
  const below = idsBelow(products, new Set(deleted.map(({ id }) => id)));
  return {
    added: deleted
      .filter(({ id }) => dates.has(id))
      .map((product) => ({
        item: withoutId(product),
        createdAt: dates.get(product.id),
        below: below.get(product.id) ?? [],
      })),
    edited: edited.map(({ before, after }) => ({ before: after, after: before })),
    deleted: added.map(({ item }, index) => ({ ...item, id: ids[index] ?? 0 })),
  };
}

/** Of each deleted product, the ids of the next ones that stay. */
function idsBelow(products: readonly Product[], deleted: ReadonlySet<number>) {
  const places = new Map<number, readonly number[]>();
  let below: readonly number[] = [];
  for (const { id } of products.toReversed()) {
    if (deleted.has(id)) places.set(id, below);
    else below = [id, ...below].slice(0, MOST_BELOW);
  }
  return places;
}
