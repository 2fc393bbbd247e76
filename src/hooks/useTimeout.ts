import { useEffect, useEffectEvent } from 'react';

export function useTimeout(callback: () => void, delay: number | null): void {
  const onTimeout = useEffectEvent(callback);
  useEffect(() => {
    if (delay === null) return undefined;
    const timer = setTimeout(() => onTimeout(), delay);
    return () => clearTimeout(timer);
  }, [delay]);
}
