import { startTransition, useEffect, useState } from 'react';

/** How long elements may be drawn before the browser paints. On a slow phone a single row of the panel takes longer. */
const FRAME_MS = 6;

/** In the order in which they came. The first is drawn; the others wait. */
const queue = new Set<() => void>();
let paintedAt = 0;

function drawFirst(): void {
  const [draw] = queue;
  draw?.();
}

/** In this frame, or after the next one has been painted. */
function planTurn(): void {
  if (performance.now() - paintedAt < FRAME_MS) {
    setTimeout(drawFirst);
    return;
  }
  requestAnimationFrame(() =>
    setTimeout(() => {
      paintedAt = performance.now();
      drawFirst();
    }),
  );
}

/**
 * False until it is this element's turn to be drawn. Where many come at once, each is drawn in a task of its own, so that
 * the browser paints and answers in between. Never at once, because lists draw their new rows while the browser lays
 * out the page.
 */
export function useTurn(): boolean {
  const [hasTurn, setHasTurn] = useState(false);
  useEffect(() => {
    if (hasTurn) return undefined;
    const draw = () => startTransition(() => setHasTurn(true));
    queue.add(draw);
    if (queue.size === 1) planTurn();
    return () => {
      const [first] = queue;
      queue.delete(draw);
      if (draw === first) planTurn();
    };
  }, [hasTurn]);
  return hasTurn;
}
