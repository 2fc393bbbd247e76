import { startTransition, useEffect, useState } from 'react';

// One at a time: on a slow phone a row of the panel takes a third of the 50 ms that a touch may wait.
const waiting = new Set<() => void>();
let running: (() => void) | undefined;
let timer: ReturnType<typeof setTimeout> | undefined;

function giveTurn(): void {
  timer = undefined;
  if (running !== undefined) return;
  [running] = waiting;
  running?.();
}

function leave(start: () => void): void {
  waiting.delete(start);
  if (running === start) running = undefined;
  timer ??= setTimeout(giveTurn);
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
    timer ??= setTimeout(giveTurn);
    return () => leave(start);
  }, [hasTurn]);
  return hasTurn;
}
