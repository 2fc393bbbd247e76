import type { Catalog, ListName } from '@/domain/catalog';
import { sameValues } from '@/domain/records';

interface ListChanges {
  added: number;
  changed: number;
  removed: number;
}

export type CatalogChanges = Record<ListName, ListChanges> & { contactChanges: boolean };

interface Item {
  id: number;
}

function pairOff<One extends Item>(rest: One[], others: One[], keyOf: (item: One) => unknown) {
  const partners = Map.groupBy(others, keyOf);
  const used = new Set<One>();
  const lonely = rest.filter((item) => {
    const partner = partners.get(keyOf(item))?.pop();
    if (partner !== undefined) used.add(partner);
    return partner === undefined;
  });
  return { rest: lonely, others: others.filter((item) => !used.has(item)), pairs: used.size };
}

function valuesKey(item: Item): string {
  const { id: _, ...values } = item;
  return JSON.stringify(Object.entries(values).toSorted(([a], [b]) => (a < b ? -1 : 1)));
}

/** Ids may differ after an earlier restore, so equal values come first, then equal ids, then equal names. */
function listChanges<One extends Item>(
  now: readonly One[],
  next: readonly One[],
  nameOf: (item: One) => string,
): ListChanges {
  const unequal = pairOff([...now], [...next], valuesKey);
  const sameIds = pairOff(unequal.rest, unequal.others, ({ id }) => id);
  const sameNames = pairOff(sameIds.rest, sameIds.others, nameOf);
  return {
    added: sameNames.others.length,
    changed: sameIds.pairs + sameNames.pairs,
    removed: sameNames.rest.length,
  };
}

export function catalogChanges(now: Catalog, next: Catalog): CatalogChanges {
  return {
    products: listChanges(now.products, next.products, ({ name }) => name),
    brands: listChanges(now.brands, next.brands, ({ name }) => name),
    slides: listChanges(now.slides, next.slides, ({ title }) => title),
    contactChanges: !sameValues(now.contact, next.contact),
  };
}

export function changesNothing({ contactChanges, ...lists }: CatalogChanges): boolean {
  const counts = Object.values(lists).flatMap(({ added, changed, removed }) => [
    added,
    changed,
    removed,
  ]);
  return !contactChanges && counts.every((count) => count === 0);
}
