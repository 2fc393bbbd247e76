import type { ReactElement } from 'react';

import { useTurn } from '@/panel/hooks/useTurn';

interface RowInTurnProps {
  /** Drawn at once: it takes the focus. */
  isUrgent: boolean;
  children: ReactElement;
}

/** A row of a long list, as soon as it is its turn. Until then nothing: the list keeps its place. */
export function RowInTurn({ isUrgent, children }: RowInTurnProps) {
  return useTurn() || isUrgent ? children : null;
}
