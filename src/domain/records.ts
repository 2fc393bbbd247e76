import { wellFormed } from './wellFormed';

export function sameValues<Values extends object>(one: Values, other: Values): boolean {
  return changedFields(one, other).length === 0;
}

/** A field that `source` does not have is left out. */
export function withFields<Values extends object>(
  values: Values,
  source: Values,
  names: readonly string[],
): Values {
  const chosen = new Set(names);
  return Object.fromEntries([
    ...Object.entries(values).filter(([name]) => !chosen.has(name)),
    ...Object.entries(source).filter(([name]) => chosen.has(name)),
  ]) as Values;
}

/** The date of an item's row orders its list, and is no field that the owner changes. */
export function changedFields(before: object, after: object): string[] {
  const olds = new Map<string, unknown>(Object.entries(before));
  const news = new Map<string, unknown>(Object.entries(after));
  const names = new Set([...olds.keys(), ...news.keys()]);
  return [...names].filter((name) => name !== 'createdAt' && olds.get(name) !== news.get(name));
}

/** An item whose id the backend has changed meanwhile is found by its values. */
export function findAgain<Item extends { id: number }>(items: readonly Item[], item: Item): number {
  const index = items.findIndex(({ id }) => id === item.id);
  return index === -1
    ? items.findIndex((other) => sameValues({ ...other, id: item.id }, item))
    : index;
}

/** Without spaces around the texts, and without half an emoji that a length limit has cut. */
export function trimmed<Texts extends { [Name in keyof Texts]: string }>(texts: Texts): Texts {
  const entries = Object.entries<string>(texts).map(([name, text]) => [
    name,
    wellFormed(text.trim()),
  ]);
  return Object.fromEntries(entries) as Texts;
}
