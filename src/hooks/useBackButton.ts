import { useEffect, useEffectEvent, useRef } from 'react';

function historyDepth(): number {
  const depth: unknown = window.history.state?.depth;
  return typeof depth === 'number' ? depth : 0;
}

/** Back calls `onBack`, which closes one layer (D9). Each open layer has a history entry with the same address. */
export function useBackButton(depth: number, onBack: () => void): void {
  const isTravelling = useRef(false);

  const followDepth = useEffectEvent((wanted: number) => {
    // history.go() takes effect later: until popstate fires, historyDepth() is outdated.
    if (isTravelling.current) return;
    for (let entry = historyDepth() + 1; entry <= wanted; entry += 1) {
      window.history.pushState({ depth: entry }, '');
    }
    const surplus = historyDepth() - wanted;
    if (surplus > 0) {
      isTravelling.current = true;
      window.history.go(-surplus);
    }
  });

  const handlePopState = useEffectEvent(() => {
    if (isTravelling.current) {
      isTravelling.current = false;
      followDepth(depth);
    } else if (historyDepth() < depth) {
      onBack();
    } else {
      followDepth(depth);
    }
  });

  useEffect(() => {
    const listener = () => handlePopState();
    window.history.scrollRestoration = 'manual';
    window.addEventListener('popstate', listener);
    return () => window.removeEventListener('popstate', listener);
  }, []);

  useEffect(() => followDepth(depth), [depth]);
}
