import { wellFormed } from './wellFormed';

export function sameValues<Values extends object>(one: Values, other: Values): boolean {
  const entries = Object.entries(one);
  const others = new Map(Object.entries(other));
  return (
    entries.length === others.size && entries.every(([name, value]) => others.get(name) === value)
  );
}

/** The index of `item`, or -1. An item whose id the backend has changed meanwhile is found by its values. */
export function findAgain<Item extends { id: number }>(items: readonly Item[], item: Item): number {
  const index = items.findIndex(({ id }) => id === item.id);
  return index === -1
    ? items.findIndex((other) => sameValues({ ...other, id: item.id }, item))
    : index;
}

/** Texts as they are saved: without spaces around them, and without half an emoji that a length limit has cut. */
export function trimmed<Texts extends { [Name in keyof Texts]: string }>(texts: Texts): Texts {
  const entries = Object.entries<string>(texts).map(([name, text]) => [
    name,
    wellFormed(text.trim()),
  ]);
  return Object.fromEntries(entries) as Texts;
}
