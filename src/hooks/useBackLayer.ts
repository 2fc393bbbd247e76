import { useEffectEvent, useLayoutEffect } from 'react';

/** What closes each thing that is open over the screen, the topmost last. */
let layers: readonly (() => void)[] = [];
const watchers = new Set<() => void>();

export const openLayers = () => layers;

export function watchLayers(watcher: () => void) {
  watchers.add(watcher);
  return () => void watchers.delete(watcher);
}

function setLayers(next: typeof layers): void {
  layers = next;
  for (const watcher of watchers) watcher();
}

/** While `isOpen`, Back and Escape call `onBack` and leave alone what is below (D47). */
export function useBackLayer(onBack: () => void, isOpen = true): void {
  const handleBack = useEffectEvent(onBack);
  useLayoutEffect(() => {
    if (!isOpen) return undefined;
    const layer = () => handleBack();
    const handleKeyDown = ({ key, isComposing }: KeyboardEvent) => {
      if (key === 'Escape' && !isComposing && layers.at(-1) === layer) layer();
    };
    setLayers([...layers, layer]);
    window.addEventListener('keydown', handleKeyDown);
    return () => {
      setLayers(layers.filter((other) => other !== layer));
      window.removeEventListener('keydown', handleKeyDown);
    };
  }, [isOpen]);
}
