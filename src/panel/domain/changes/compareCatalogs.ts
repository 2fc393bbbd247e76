import type { Catalog, ItemOf, ListName, ValuesOf } from '@/domain/catalog';
import { sameValues } from '@/domain/records';
import { cleanText } from '@/domain/text/cleanText';
import { type Edit, type ListChanges, NO_CHANGES } from '@/panel/domain/catalogChanges';
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

/** The added items have their old ids. */
export type RestoringList<Each> = Omit<ListChanges<Each>, 'added'> & { added: readonly Each[] };

export type RestoringChanges = { [Table in keyof Catalog]: RestoringList<ValuesOf<Table>> };

type KeyOf = (item: Item) => unknown;

const idKey: KeyOf = ({ id }) => id;

/** Ids may differ after an earlier restore, so equal values come first, then equal ids, then equal names. */
const IN_FILE: readonly KeyOf[] = [valuesKey, idKey, itemName];
const ON_PAGE: readonly KeyOf[] = [idKey, valuesKey, itemName];

function listChanges<Each extends Item>(
  now: readonly Each[],
  next: readonly Each[],
  keys: readonly KeyOf[],
): RestoringList<Each> {
  const [nowSet, nextSet] = [new Set(now), new Set(next)];
  // Most items are the same objects, which takes no time to find.
  let left = {
    now: now.filter((item) => !nextSet.has(item)),
    next: next.filter((item) => !nowSet.has(item)),
  };
  const pairs: Edit<Each>[] = [];
  for (const keyOf of keys) {
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

function catalogChanges(now: Catalog, next: Catalog, keys: readonly KeyOf[]): RestoringChanges {
  return {
    products: listChanges(now.products, next.products, keys),
    brands: listChanges(now.brands, next.brands, keys),
    slides: listChanges(now.slides, next.slides, keys),
    contact: recordChanges(now.contact, next.contact),
    shop: recordChanges(now.shop, next.shop),
  };
}

function recordChanges<Values extends object>(before: Values, after: Values) {
  return { ...NO_CHANGES, edited: sameValues(before, after) ? [] : [{ before, after }] };
}

/** What makes `next`, which comes from a file, of `now`. */
export const compareCatalogs = (now: Catalog, next: Catalog) => catalogChanges(now, next, IN_FILE);

/** What makes the page's own values of before of those of now. */
export const undoBetween = (now: Catalog, before: Catalog) => catalogChanges(now, before, ON_PAGE);
