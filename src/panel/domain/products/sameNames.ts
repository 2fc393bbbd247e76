import { fold } from '@/domain/products/fold';

/** Letters and digits only: spaces, hyphens and dots make no other name. */
const lettersOf = (name: string) => fold(name).replace(/[^\p{L}\p{N}]/gu, '');

export function findSameName(name: string, names: readonly string[]): string | undefined {
  const letters = lettersOf(name);
  return letters === '' ? undefined : names.find((other) => lettersOf(other) === letters);
}

/** Each name once, in its first spelling, and `stored` in its own. */
export function distinctNames(names: readonly string[], stored: string): string[] {
  const distinct = new Map<string, string>();
  for (const name of names) {
    const folded = fold(name);
    if (!distinct.has(folded)) distinct.set(folded, name);
  }
  if (stored !== '') distinct.set(fold(stored), stored);
  return [...distinct.values()];
}
