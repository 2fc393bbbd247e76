import { type RefObject, startTransition, useEffect, useState } from 'react';

/** Whether the element has ever been within `reach` of the window. */
export function useNear(ref: RefObject<Element | null>, reach: string): boolean {
  const [isNear, setIsNear] = useState(false);
  useEffect(() => {
    if (isNear || ref.current === null) return undefined;
    return whenNear(ref.current, reach, () => startTransition(() => setIsNear(true)));
  }, [isNear, ref, reach]);
  return isNear;
}

/** Calls `onNear` each time `element` comes within `reach` (px or %) of the window. Returns what stops it. */
export function whenNear(element: Element, reach: string, onNear: () => void): () => void {
  const observer = observerOf(reach, ([entry]) => {
    if (entry?.isIntersecting) onNear();
  });
  observer.observe(element);
  return () => observer.disconnect();
}

function observerOf(reach: string, onChange: IntersectionObserverCallback): IntersectionObserver {
  try {
    return new IntersectionObserver(onChange, { root: document, rootMargin: `${reach} 0px` });
  } catch {
    // Chrome 80 accepts no document as root: there an element is near when it is in the window.
    return new IntersectionObserver(onChange);
  }
}
