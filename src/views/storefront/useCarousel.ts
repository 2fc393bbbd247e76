import { useAtomValue, useSetAtom } from 'jotai';
import { useCallback, useState } from 'react';

import type { Carousel } from '@/atoms/carousel';
import { useInterval } from '@/hooks/useInterval';
import { usePageHidden } from '@/hooks/usePageHidden';
import { useReducedMotion } from '@/hooks/useReducedMotion';

/**
 * Joins a carousel's atoms to the clock. It rests under the pointer or the focus, in a hidden tab, where there is
 * nothing to turn, and under reduced motion unless the visitor starts it (D12).
 */
export function useCarousel(carousel: Carousel, stepMs: number) {
  const position = useAtomValue(carousel.positionAtom);
  const canTurn = useAtomValue(carousel.canTurnAtom);
  const choice = useAtomValue(carousel.choiceAtom);
  const choose = useSetAtom(carousel.chooseAtom);
  const goTo = useSetAtom(carousel.goToAtom);
  const [isHeld, setIsHeld] = useState(false);
  const isPageHidden = usePageHidden();
  const wantsLessMotion = useReducedMotion();

  const isPlaying = choice === undefined ? !wantsLessMotion : choice === 'playing';
  const isMoving = isPlaying && canTurn && !isHeld && !isPageHidden;
  const advance = useCallback(() => goTo(position + 1), [goTo, position]);
  useInterval(advance, isMoving ? stepMs : null);

  return {
    position,
    controls: {
      isPlaying,
      onGoTo: goTo,
      onStep: (step: 1 | -1) => goTo(position + step),
      onHold: setIsHeld,
      onTogglePlaying: () => choose(isPlaying ? 'paused' : 'playing'),
    },
  };
}
