import type { Choice } from './ChoiceField';

/** `names` once each as choices; what is stored stays one of them though nobody offers it any more (D6). */
export function choicesAmong(names: readonly string[], stored: string): Choice[] {
  const known = new Set(names);
  if (stored !== '') known.add(stored);
  return [...known].map((name) => ({ value: name, name }));
}
