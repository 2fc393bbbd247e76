import { useLayoutEffect, useRef } from 'react';

/** Scrolls back to where the list was before `opened`, the key of a form or of what else takes its place. */
export function useReturnToPlace(opened: string | undefined) {
  const place = useRef<number>(undefined);
  useLayoutEffect(() => {
    if (opened !== undefined) place.current = window.scrollY;
    const top = place.current;
    if (opened !== undefined || top === undefined) return undefined;
    const scrollBack = () => {
      window.scrollTo(0, top);
      const { activeElement, body } = document;
      if (activeElement !== body) activeElement?.scrollIntoView({ block: 'nearest' });
    };
    scrollBack();
    // A long list scrolls for itself when it has measured the row.
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(scrollBack);
    });
    return () => cancelAnimationFrame(frame);
  }, [opened]);
}
