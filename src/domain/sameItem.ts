/** Whether two flat records hold the same values under the same names. */
export function sameValues<Values extends object>(one: Values, other: Values): boolean {
  const entries = Object.entries(one);
  const others = new Map(Object.entries(other));
  return (
    entries.length === others.size && entries.every(([name, value]) => others.get(name) === value)
  );
}

/**
 * Where `item` stands in `items`, or -1. An item that the backend has given another id meanwhile is known by its
 * values, so that whoever is at work on it keeps it.
 */
export function findAgain<Item extends { id: number }>(items: readonly Item[], item: Item): number {
  const index = items.findIndex(({ id }) => id === item.id);
  return index === -1
    ? items.findIndex((other) => sameValues({ ...other, id: item.id }, item))
    : index;
}
