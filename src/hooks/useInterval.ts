import { useEffect } from 'react';

/**
 * Calls `tick` every `delay` ms; null stops the clock. A new `tick` begins a fresh interval: memoise it on what it
 * moves, and a manual step is never followed at once by an automatic one.
 */
export function useInterval(tick: () => void, delay: number | null): void {
  useEffect(() => {
    if (delay === null) return undefined;
    const timer = setInterval(tick, delay);
    return () => clearInterval(timer);
  }, [tick, delay]);
}
