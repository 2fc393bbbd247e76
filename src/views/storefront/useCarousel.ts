import { useAtom, useAtomValue, useSetAtom } from 'jotai';
import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';

import type { Carousel } from '@/atoms/carousels';
import { useReducedMotion } from '@/hooks/useReducedMotion';

/**
 * Advances a carousel every `stepMs` and gives the props of its controls; a turn changes none of these. It rests under the pointer or the focus, in
 * a hidden tab, where there is nothing to turn, and under reduced motion unless the visitor starts it (D12).
 */
export function useCarousel(carousel: Carousel, stepMs: number) {
  const [position, goTo] = useAtom(carousel.positionAtom);
  const canTurn = useAtomValue(carousel.canTurnAtom);
  const choice = useAtomValue(carousel.choiceAtom);
  const step = useSetAtom(carousel.stepAtom);
  const choose = useSetAtom(carousel.chooseAtom);
  const [isHeld, setIsHeld] = useState(false);
  const isPageHidden = usePageHidden();
  const wantsLessMotion = useReducedMotion();

  const isPlaying = choice === undefined ? !wantsLessMotion : choice === 'playing';
  const isMoving = isPlaying && canTurn && !isHeld && !isPageHidden;
  const advance = useCallback(() => goTo(position + 1), [goTo, position]);
  useInterval(advance, isMoving ? stepMs : null);

  const onTogglePlaying = useCallback(
    () => choose(isPlaying ? 'paused' : 'playing'),
    [choose, isPlaying],
  );

  return {
    isPlaying,
    onGoTo: goTo,
    onStep: step,
    onHold: setIsHeld,
    onTogglePlaying,
  };
}

/** Calls `tick` every `delay` ms; null stops it. A new `tick` starts a full interval, also after a manual step. */
function useInterval(tick: () => void, delay: number | null): void {
  useEffect(() => {
    if (delay === null) return undefined;
    const timer = setInterval(tick, delay);
    return () => clearInterval(timer);
  }, [tick, delay]);
}

function subscribeToVisibility(onChange: () => void) {
  document.addEventListener('visibilitychange', onChange);
  return () => document.removeEventListener('visibilitychange', onChange);
}

function usePageHidden(): boolean {
  return useSyncExternalStore(
    subscribeToVisibility,
    () => document.hidden,
    () => false,
  );
}
