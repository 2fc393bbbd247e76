import { nextId } from '@/domain/catalog';

/** Gives items without an id, and all but the first of those that share one, an id of their own. */
export function repairIds<Item extends { id: number }>(items: readonly Item[]): Item[] {
  const taken = new Set([0]);
  let next = nextId(items);
  return items.map((item) => {
    const repaired = taken.has(item.id) ? { ...item, id: next++ } : item;
    taken.add(repaired.id);
    return repaired;
  });
}
