import { useEffect, useEffectEvent } from 'react';

interface FileDrag {
  /** Whether files are held over the page. */
  onHold: (isHeld: boolean) => void;
  onDrop: (files: FileList) => void;
}

/** Files that are dropped on the page do nothing, unless `drag` takes them. The browser would open them in its place. */
export function useFileDrag(drag?: FileDrag): void {
  const handleDrag = useEffectEvent((event: DragEvent) => {
    const { dataTransfer, type, relatedTarget } = event;
    if (dataTransfer?.types.includes('Files') !== true) return;
    event.preventDefault();
    dataTransfer.dropEffect = drag ? 'copy' : 'none';
    drag?.onHold(type === 'dragover' || (type === 'dragleave' && relatedTarget !== null));
    if (type === 'drop') drag?.onDrop(dataTransfer.files);
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
