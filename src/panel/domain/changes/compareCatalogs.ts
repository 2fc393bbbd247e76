import type { Catalog, ItemOf, ListName } from '@/domain/catalog';
import { sameValues } from '@/domain/records';
import { cleanText } from '@/domain/text/cleanText';
import { type CatalogChanges, type Edit, type ListChanges } from '@/panel/domain/catalogChanges';
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

/** Ids may differ after an earlier restore, so equal values come first, then equal ids, then equal names. */
function listChanges<Each extends Item>(
  now: readonly Each[],
  next: readonly Each[],
): ListChanges<Each> {
  const unequal = pairOff(now, next, valuesKey);
  const sameIds = pairOff(unequal.now, unequal.next, ({ id }) => id);
  const sameNames = pairOff(sameIds.now, sameIds.next, itemName);
  return {
    added: sameNames.next,
    edited: [...sameIds.pairs, ...sameNames.pairs].map(({ before, after }) => ({
      before,
      after: { ...after, id: before.id },
    })),
    deleted: sameNames.now,
  };
}

/** What makes `next` of `now`. */
export function compareCatalogs(now: Catalog, next: Catalog): CatalogChanges {
  const isSameContact = sameValues(now.contact, next.contact);
  return {
    products: listChanges(now.products, next.products),
    brands: listChanges(now.brands, next.brands),
    slides: listChanges(now.slides, next.slides),
    ...(!isSameContact && { contact: { before: now.contact, after: next.contact } }),
  };
}
