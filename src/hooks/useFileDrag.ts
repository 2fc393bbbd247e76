import { useEffect, useEffectEvent } from 'react';

/** Files that are held or dropped over the page go to `onDrag`, if to anything: the browser would open them in its place. */
export function useFileDrag(onDrag?: (event: DragEvent) => void): void {
  const handleDrag = useEffectEvent((event: DragEvent) => {
    if (event.dataTransfer?.types.includes('Files') !== true) return;
    event.preventDefault();
    onDrag?.(event);
  });

  useEffect(() => {
    const types = ['dragover', 'dragleave', 'drop'] as const;
    const listener = (event: DragEvent) => handleDrag(event);
    for (const type of types) window.addEventListener(type, listener);
    return () => {
      for (const type of types) window.removeEventListener(type, listener);
    };
  }, []);
}
