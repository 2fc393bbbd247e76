import { useLayoutEffect } from 'react';

interface Place {
  scrollY: number;
  focused?: Element | null;
}

/** Five seconds: a screen that a reload has brought back is drawn part by part, and its search is asked again. */
const MOST_FRAMES = 300;

/** Events of a visitor who does not wait for it. */
const ACTIONS = ['wheel', 'touchstart', 'pointerdown', 'keydown'];

/**
 * Restores scroll position and focus of the screen that is shown, and notes them until another one is (D9). A screen that has
 * not been shown before begins with the element `first`. Null: the screen is not open.
 */
export function useScreenPlace(place: Place | null, first?: string): void {
  useLayoutEffect(() => {
    if (place === null) return undefined;
    const { focused, scrollY } = place;
    let frame = 0;
    let frames = MOST_FRAMES;

    const scrollBack = () => {
      window.scrollTo({ top: scrollY, behavior: 'instant' });
      frames -= 1;
      const isThere = Math.abs(window.scrollY - scrollY) < 1 || frames === 0;
      frame = isThere ? 0 : requestAnimationFrame(scrollBack);
    };
    const stop = () => {
      cancelAnimationFrame(frame);
      frame = 0;
    };
    const note = () => {
      if (frame === 0) place.scrollY = window.scrollY;
    };

    scrollBack();
    const isFocusable = focused?.isConnected === true && focused !== document.body;
    const target = isFocusable ? focused : first && document.querySelector(first);
    if (target instanceof HTMLElement) target.focus({ preventScroll: true });

    // Noted while it scrolls: at the end another screen may already be as short as the window.
    window.addEventListener('scroll', note);
    // A page that is hidden may end before it hears of the last scrolling.
    document.addEventListener('visibilitychange', note);
    for (const action of ACTIONS) window.addEventListener(action, stop, { passive: true });
    return () => {
      stop();
      window.removeEventListener('scroll', note);
      document.removeEventListener('visibilitychange', note);
      for (const action of ACTIONS) window.removeEventListener(action, stop);
      place.focused = document.activeElement;
    };
  }, [place, first]);
}
