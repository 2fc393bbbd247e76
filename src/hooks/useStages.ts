import { startTransition, useEffect, useState } from 'react';

/**
 * How many of `total` parts to draw: none at first, then one more each time React has drawn the last. Every part is a
 * transition of its own, so the browser paints and answers the visitor in between (D19).
 */
export function useStages(total: number): number {
  const [drawn, setDrawn] = useState(0);
  useEffect(() => {
    if (drawn < total) startTransition(() => setDrawn(drawn + 1));
  }, [drawn, total]);
  return drawn;
}
