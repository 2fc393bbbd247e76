import { startTransition, useEffect, useState } from 'react';

/** How many parts to draw: one more after each drawing, as a transition, so that the browser can answer (D19). */
export function useStages(total: number): number {
  const [drawn, setDrawn] = useState(0);
  useEffect(() => {
    if (drawn < total) startTransition(() => setDrawn(drawn + 1));
  }, [drawn, total]);
  return drawn;
}
