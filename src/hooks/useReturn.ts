import { useEffect, useEffectEvent } from 'react';

const MINUTE_MS = 60_000;
const AWAY_MS = 10 * MINUTE_MS;
const SEEN_MS = 60 * MINUTE_MS;

/** Calls after an absence of ten minutes or a return from the back-forward cache, and once an hour (D36). At most once a minute. */
export function useReturn(onReturn: () => void): void {
  const handleReturn = useEffectEvent(onReturn);
  useEffect(() => {
    let latest = Date.now();
    let hiddenAt = document.hidden ? latest : Number.POSITIVE_INFINITY;

    function comeBack() {
      if (Date.now() - latest < MINUTE_MS) return;
      latest = Date.now();
      handleReturn();
    }
    function handleVisibility() {
      if (document.hidden) hiddenAt = Date.now();
      else if (Date.now() - hiddenAt >= AWAY_MS) comeBack();
    }
    function handlePageShow({ persisted }: PageTransitionEvent) {
      if (persisted) comeBack();
    }
    const timer = setInterval(() => {
      if (!document.hidden) comeBack();
    }, SEEN_MS);
    document.addEventListener('visibilitychange', handleVisibility);
    window.addEventListener('pageshow', handlePageShow);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', handleVisibility);
      window.removeEventListener('pageshow', handlePageShow);
    };
  }, []);
}
