import { useEffect, useEffectEvent } from 'react';

/** Null stops it. A new `restart` starts the whole delay again. */
export function useTimeout(callback: () => void, delay: number | null, restart?: unknown): void {
  const onTimeout = useEffectEvent(callback);
  useEffect(() => {
    if (delay === null) return undefined;
    const timer = setTimeout(() => onTimeout(), delay);
    return () => clearTimeout(timer);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- a change of `restart` starts the delay again; its value is not used
  }, [delay, restart]);
}
