import { useEffect, useEffectEvent } from 'react';

/** Calls `callback` once after `delay` ms; null stops it. */
export function useTimeout(callback: () => void, delay: number | null): void {
  const onTimeout = useEffectEvent(callback);
  useEffect(() => {
    if (delay === null) return undefined;
    const timer = setTimeout(() => onTimeout(), delay);
    return () => clearTimeout(timer);
  }, [delay]);
}
