import { useEffect } from 'react';

/** The stories of a docs page have appeared by then. */
const SETTLED_MS = 2000;

const READER_EVENTS = ['wheel', 'touchstart', 'pointerdown', 'keydown'];

/** Whether the address points to a section of the page. */
function hasHash(): boolean {
  try {
    return window.parent.location.hash !== '';
  } catch {
    return false;
  }
}

/** Keeps a docs page at its top while forms on it take the focus. Ends with the reader's first action. */
export function useStayAtTop(): void {
  useEffect(() => {
    if (hasHash()) return undefined;
    const end = new AbortController();
    const { signal } = end;
    const release = () => end.abort();
    document.addEventListener('focusin', () => (document.activeElement as HTMLElement).blur(), {
      signal,
    });
    document.addEventListener('scroll', () => window.scrollTo({ top: 0, behavior: 'instant' }), {
      signal,
    });
    for (const event of READER_EVENTS) window.addEventListener(event, release, { signal });
    const timer = setTimeout(release, SETTLED_MS);
    return () => {
      clearTimeout(timer);
      release();
    };
  }, []);
}
