import { useSyncExternalStore } from 'react';

/** Whether the page is scrolled further than this, in px. */
export function useScrolled(far: number): boolean {
  return useSyncExternalStore(watchScroll, () => window.scrollY > far);
}

function watchScroll(onScroll: () => void) {
  window.addEventListener('scroll', onScroll, { passive: true });
  return () => window.removeEventListener('scroll', onScroll);
}
