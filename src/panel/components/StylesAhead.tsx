import { type ReactNode, startTransition, useEffect, useState } from 'react';

/**
 * Draws its children once, unseen, and removes them. Emotion adds their rules with that; added at a press, they would
 * make the browser style the whole page again.
 */
export function StylesAhead({ children }: { children: ReactNode }) {
  const [isDrawn, setIsDrawn] = useState(false);
  useEffect(() => startTransition(() => setIsDrawn(true)), []);
  return isDrawn ? null : <div hidden>{children}</div>;
}
