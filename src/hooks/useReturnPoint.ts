import { useLayoutEffect, useRef } from 'react';

/**
 * Brings the reader back to where they were: when the screen is put aside, scroll position and focus are
 * remembered; when it comes back, they are restored (D9).
 */
export function useReturnPoint(): void {
  const point = useRef<{ scrollY: number; focused: Element | null }>(undefined);
  useLayoutEffect(() => {
    if (point.current) {
      const { scrollY, focused } = point.current;
      window.scrollTo({ top: scrollY, behavior: 'instant' });
      if (focused instanceof HTMLElement) focused.focus({ preventScroll: true });
    }
    return () => {
      point.current = { scrollY: window.scrollY, focused: document.activeElement };
    };
  }, []);
}
