import type { Catalog, ItemOf, ListName } from '@/domain/catalog';
import { cleanText } from '@/domain/text/cleanText';
import {
  type CatalogChanges,
  type Edit,
  editOf,
  type ListChanges,
} from '@/panel/domain/catalogChanges';
import { itemName } from '@/panel/domain/lists';

type Item = ItemOf<ListName>;

function pairOff<Each extends Item>(
  now: readonly Each[],
  next: readonly Each[],
  keyOf: (item: Each) => unknown,
) {
  const partners = Map.groupBy(next, keyOf);
  const pairs: Edit<Each>[] = [];
  const unpaired = now.filter((before) => {
    const after = partners.get(keyOf(before))?.pop();
    if (after !== undefined) pairs.push({ before, after });
    return after === undefined;
  });
  const used = new Set(pairs.map(({ after }) => after));
  return { now: unpaired, next: next.filter((item) => !used.has(item)), pairs };
}

function valuesKey(item: Item): string {
  const { id: _, createdAt: __, ...values } = item;
  const entries = Object.entries(values).toSorted(([a], [b]) => (a < b ? -1 : 1));
  return JSON.stringify(entries, (_name, value: unknown) =>
    typeof value === 'string' ? cleanText(value, true) : value,
  );
}

/** Ids may differ after a restore, so equal values come first, then equal ids, then equal names. */
const KEYS = [valuesKey, ({ id }: Item) => id, itemName];

function listChanges<Each extends Item>(
  now: readonly Each[],
  next: readonly Each[],
): ListChanges<Each> {
  const [nowSet, nextSet] = [new Set(now), new Set(next)];
  // Most items are the same objects, which takes no time to find.
  let left = {
    now: now.filter((item) => !nextSet.has(item)),
    next: next.filter((item) => !nowSet.has(item)),
  };
  const pairs: Edit<Each>[] = [];
  for (const keyOf of KEYS) {
    const { pairs: found, ...rest } = pairOff(left.now, left.next, keyOf);
    pairs.push(...found.filter(({ before, after }) => valuesKey(before) !== valuesKey(after)));
    left = rest;
  }
  return {
    added: left.next,
    edited: pairs.map(({ before, after }) => ({ before, after: { ...after, id: before.id } })),
    deleted: left.now,
  };
}

/** What makes `next` of `now`: one of them comes from a file. */
export function compareCatalogs(now: Catalog, next: Catalog): CatalogChanges {
  return {
    products: listChanges(now.products, next.products),
    brands: listChanges(now.brands, next.brands),
    slides: listChanges(now.slides, next.slides),
    contact: editOf(now.contact, next.contact),
    shop: editOf(now.shop, next.shop),
  };
}
