import { useEffect } from 'react';

function askBeforeLeaving(event: BeforeUnloadEvent) {
  event.preventDefault();
  // What Chrome before 119 and Safari ask for.
  event.returnValue = true;
}

/** While `isNeeded`, the browser asks before the page is left or reloaded. */
export function useLeaveWarning(isNeeded: boolean): void {
  useEffect(() => {
    if (!isNeeded) return undefined;
    window.addEventListener('beforeunload', askBeforeLeaving);
    return () => window.removeEventListener('beforeunload', askBeforeLeaving);
  }, [isNeeded]);
}
