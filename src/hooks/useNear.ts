import { type RefObject, startTransition, useEffect, useState } from 'react';

import { whenNear } from './whenNear';

/** Whether the element has ever been within `reach` of the window. */
export function useNear(ref: RefObject<Element | null>, reach: string): boolean {
  const [isNear, setIsNear] = useState(false);
  useEffect(() => {
    if (isNear || ref.current === null) return undefined;
    return whenNear(ref.current, reach, () => startTransition(() => setIsNear(true)));
  }, [isNear, ref, reach]);
  return isNear;
}
