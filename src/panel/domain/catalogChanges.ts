import type { Catalog, ItemOf, ListName } from '@/domain/catalog';
import { sameValues } from '@/domain/records';
import { cleanText } from '@/domain/text/cleanText';

import { itemName } from './lists';

interface ListChanges {
  added: number;
  changed: number;
  removed: number;
}

export type CatalogChanges = Record<ListName, ListChanges> & { contactChanges: boolean };

type Item = ItemOf<ListName>;

function pairOff(rest: Item[], others: Item[], keyOf: (item: Item) => unknown) {
  const partners = Map.groupBy(others, keyOf);
  const used = new Set<Item>();
  const lonely = rest.filter((item) => {
    const partner = partners.get(keyOf(item))?.pop();
    if (partner !== undefined) used.add(partner);
    return partner === undefined;
  });
  return { rest: lonely, others: others.filter((item) => !used.has(item)), pairs: used.size };
}

function valuesKey(item: Item): string {
  const { id: _, ...values } = item;
  const entries = Object.entries(values).toSorted(([a], [b]) => (a < b ? -1 : 1));
  return JSON.stringify(entries, (_name, value: unknown) =>
    typeof value === 'string' ? cleanText(value, true) : value,
  );
}

/** Ids may differ after an earlier restore, so equal values come first, then equal ids, then equal names. */
function listChanges(now: readonly Item[], next: readonly Item[]): ListChanges {
  const unequal = pairOff([...now], [...next], valuesKey);
  const sameIds = pairOff(unequal.rest, unequal.others, ({ id }) => id);
  const sameNames = pairOff(sameIds.rest, sameIds.others, itemName);
  return {
    added: sameNames.others.length,
    changed: sameIds.pairs + sameNames.pairs,
    removed: sameNames.rest.length,
  };
}

export function catalogChanges(now: Catalog, next: Catalog): CatalogChanges {
  return {
    products: listChanges(now.products, next.products),
    brands: listChanges(now.brands, next.brands),
    slides: listChanges(now.slides, next.slides),
    contactChanges: !sameValues(now.contact, next.contact),
  };
}

export function changesNothing({ contactChanges, ...lists }: CatalogChanges): boolean {
  const counts = Object.values(lists).map(
    ({ added, changed, removed }) => added + changed + removed,
  );
  return !contactChanges && counts.every((count) => count === 0);
}
