import { useEffect, useEffectEvent, useReducer, useRef } from 'react';

import { entryDepth, writeEntry } from './historyEntry';
import { openLayers, watchLayers } from './useBackLayer';

/**
 * Back closes the topmost layer, and where there is none, the screen by `onBack` (D9). `depth` counts the screens. Each screen
 * and each layer has a history entry with the same address. `describe` says what a reload should bring back.
 */
export function useBackButton(depth: number, onBack: () => void, describe: () => unknown): void {
  const isTravelling = useRef(false);
  // The last effect follows what one press has changed in all, when it is drawn.
  const [, draw] = useReducer((count: number) => count + 1, 0);

  const followDepth = useEffectEvent(() => {
    // history.go() takes effect later: until popstate fires, entryDepth() is outdated.
    if (isTravelling.current) return;
    const wanted = depth + openLayers().length;
    const surplus = entryDepth() - wanted;
    if (surplus > 0) {
      isTravelling.current = true;
      window.history.go(-surplus);
    }
    if (surplus === 0) writeEntry('replaceState', wanted, describe());
    for (let entry = entryDepth() + 1; entry <= wanted; entry += 1) {
      writeEntry('pushState', entry, describe());
    }
  });

  const handlePopState = useEffectEvent(() => {
    if (isTravelling.current || entryDepth() >= depth + openLayers().length) {
      isTravelling.current = false;
      followDepth();
    } else {
      (openLayers().at(-1) ?? onBack)();
      // A layer that stays, such as a dialog while it saves, gets its entry again.
      draw();
    }
  });

  useEffect(() => {
    const listener = () => handlePopState();
    window.history.scrollRestoration = 'manual';
    window.addEventListener('popstate', listener);
    return () => window.removeEventListener('popstate', listener);
  }, []);

  useEffect(() => watchLayers(draw), []);

  useEffect(() => followDepth());
}
