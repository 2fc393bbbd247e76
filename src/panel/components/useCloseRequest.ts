import { useEffect, useEffectEvent } from 'react';

// TypeScript does not know it yet.
declare const CloseWatcher: undefined | (new () => EventTarget & { destroy: () => void });

/**
 * Lets the Back button of Android phones ask a dialog to close, as it does with the browser's own dialogs. Browsers
 * that cannot do this do nothing.
 */
export function useCloseRequest(isOpen: boolean, onRequest: () => void): void {
  const handleRequest = useEffectEvent(onRequest);
  useEffect(() => {
    if (!isOpen || !('CloseWatcher' in window) || CloseWatcher === undefined) return undefined;
    const Watcher = CloseWatcher;
    let watcher = watch();
    function watch() {
      const next = new Watcher();
      next.addEventListener('close', () => {
        // Each watcher hears one request; this one may have been refused.
        watcher = watch();
        handleRequest();
      });
      return next;
    }
    return () => watcher.destroy();
  }, [isOpen]);
}
