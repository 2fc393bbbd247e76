import { useSyncExternalStore } from 'react';

/**
 * Makes a hook of what the browser answers to `read`, asked again at each event of this type. False where there is no browser: the
 * build draws the first screen.
 */
export function browserState(
  read: () => boolean,
  type: string,
  targetOf: () => EventTarget | null,
): () => boolean {
  function subscribe(onChange: () => void) {
    const target = targetOf();
    target?.addEventListener(type, onChange);
    return () => target?.removeEventListener(type, onChange);
  }
  return () => useSyncExternalStore(subscribe, read, () => false);
}

const lessMotion = () => matchMedia('(prefers-reduced-motion: reduce)');

export const useReducedMotion = browserState(() => lessMotion().matches, 'change', lessMotion);
