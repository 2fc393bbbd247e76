import { startTransition, useEffect, useLayoutEffect, useState } from 'react';

/** How long elements may be drawn before the browser paints. On a slow phone a single row of the panel takes longer. */
const FRAME_MS = 6;

// One at a time.
const waiting = new Set<() => void>();
let running: (() => void) | undefined;
let isPlanned = false;
let paintedAt = 0;

function giveTurn(): void {
  isPlanned = false;
  if (running !== undefined) return;
  [running] = waiting;
  running?.();
}

/** In this frame, or after the next one has been painted. */
function planTurn(): void {
  if (isPlanned) return;
  isPlanned = true;
  if (performance.now() - paintedAt < FRAME_MS) {
    setTimeout(giveTurn);
    return;
  }
  requestAnimationFrame(() =>
    setTimeout(() => {
      paintedAt = performance.now();
      giveTurn();
    }),
  );
}

function leave(start: () => void): void {
  waiting.delete(start);
  if (running === start) running = undefined;
  planTurn();
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
    const start = () => startTransition(() => setHasTurn(true));
    waiting.add(start);
    planTurn();
    return () => leave(start);
  }, [hasTurn]);
  // Lays the element out in this task. The task of the next frame may have to answer a scroll.
  useLayoutEffect(() => {
    if (hasTurn) document.body.getBoundingClientRect();
  }, [hasTurn]);
  return hasTurn;
}
