import { useEffect } from 'react';

/** Longer than the stories of a page take to appear. */
const SETTLED_MS = 2000;

const READERS_OWN = ['wheel', 'touchstart', 'pointerdown', 'keydown'];

/** Whether the address names a place on the page. */
function namesAPlace(): boolean {
  try {
    return window.parent.location.hash !== '';
  } catch {
    return false;
  }
}

/** Forms take the focus as they open, and would carry the page down with them. Ends when the reader does something. */
export function useStayAtTop(): void {
  useEffect(() => {
    if (namesAPlace()) return undefined;
    const end = new AbortController();
    const { signal } = end;
    const release = () => end.abort();
    document.addEventListener('focusin', () => (document.activeElement as HTMLElement).blur(), {
      signal,
    });
    document.addEventListener('scroll', () => window.scrollTo({ top: 0, behavior: 'instant' }), {
      signal,
    });
    for (const event of READERS_OWN) window.addEventListener(event, release, { signal });
    const timer = setTimeout(release, SETTLED_MS);
    return () => {
      clearTimeout(timer);
      release();
    };
  }, []);
}
