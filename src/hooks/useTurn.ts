import { startTransition, useEffect, useState } from 'react';

// One at a time: on a slow phone a row of the panel takes a third of the 50 ms that a touch may wait.
let isTaken = false;
let timer: ReturnType<typeof setTimeout> | undefined;
const waiting = new Set<() => void>();

function takeTurn(): boolean {
  if (isTaken) return false;
  isTaken = true;
  return true;
}

function giveTurn(): void {
  timer = undefined;
  const [start] = waiting;
  isTaken = start !== undefined;
  if (start === undefined) return;
  waiting.delete(start);
  start();
}

/**
 * False until it is this element's turn to be drawn. Where many come at once, each is drawn in a task of its own, so that
 * the browser paints and answers in between.
 */
export function useTurn(): boolean {
  const [hasTurn, setHasTurn] = useState(takeTurn);
  useEffect(() => {
    const start = () => startTransition(() => setHasTurn(true));
    if (!hasTurn) waiting.add(start);
    timer ??= setTimeout(giveTurn);
    return () => {
      waiting.delete(start);
      timer ??= setTimeout(giveTurn);
    };
  }, [hasTurn]);
  return hasTurn;
}
