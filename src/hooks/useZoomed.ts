import { useSyncExternalStore } from 'react';

function watch(onChange: () => void) {
  window.visualViewport?.addEventListener('resize', onChange);
  return () => window.visualViewport?.removeEventListener('resize', onChange);
}

export function useZoomed(): boolean {
  return useSyncExternalStore(watch, () => (window.visualViewport?.scale ?? 1) > 1.01);
}
