export function sortedNames(names: Iterable<string>): string[] {
  return [...new Set(names)].toSorted((one, other) => one.localeCompare(other, 'tr'));
}
