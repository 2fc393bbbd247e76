import { useAtom, useAtomValue } from 'jotai';
import { useState } from 'react';

import type { Carousel } from '@/atoms/carousels';
import { browserState, useReducedMotion } from '@/hooks/browserState';
import { useTimeout } from '@/hooks/useTimeout';

const usePageHidden = browserState(
  () => document.hidden,
  'visibilitychange',
  () => document,
);

/**
 * Advances a carousel every `stepMs`, and a full `stepMs` after a manual step; gives its position and the props of its
 * controls. It rests under the pointer or the focus, in a hidden tab, where there is nothing to turn, and under reduced
 * motion unless the visitor starts it (D12).
 */
export function useCarousel(carousel: Carousel, stepMs: number) {
  const [position, onGoTo] = useAtom(carousel.positionAtom);
  const [wantsTurns, choose] = useAtom(carousel.wantsTurnsAtom);
  const canTurn = useAtomValue(carousel.canTurnAtom);
  const [isHeld, onHold] = useState(false);
  const isPageHidden = usePageHidden();
  const wantsLessMotion = useReducedMotion();
  const isPlaying = wantsTurns ?? !wantsLessMotion;
  const isMoving = isPlaying && canTurn && !isHeld && !isPageHidden;
  useTimeout(() => onGoTo(position + 1), isMoving ? stepMs : null, position);

  return {
    position,
    controls: {
      isPlaying,
      onGoTo,
      onStep: (step: 1 | -1) => onGoTo(position + step),
      onHold,
      onTogglePlaying: () => choose(!isPlaying),
    },
  };
}
