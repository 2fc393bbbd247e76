/**
 * The usable items of a list from outside. Throws when the value is no list, or has items but none is usable:
 * then it is something else, not an empty list.
 */
export function sanitizeList<Item>(
  values: unknown,
  sanitize: (value: unknown) => Item | undefined,
): Item[] {
  if (!Array.isArray(values)) throw new TypeError('Expected a list');
  const items = values.map(sanitize).filter((item) => item !== undefined);
  if (values.length > 0 && items.length === 0) throw new TypeError('No usable item in the list');
  return items;
}
