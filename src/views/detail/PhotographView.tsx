import { useAtomValue, useSetAtom } from 'jotai';
import { useSyncExternalStore } from 'react';

import { closePhotographAtom, isPhotographOpenAtom } from '@/atoms/view';
import type { PhotographDialog } from '@/components/products/PhotographDialog';
import type { Product } from '@/domain/product';

export interface PhotographViewProps {
  Dialog: typeof PhotographDialog;
  product: Product;
}

export function PhotographView({ Dialog, product }: PhotographViewProps) {
  return (
    <Dialog
      isOpen={useAtomValue(isPhotographOpenAtom)}
      isZoomed={useZoomed()}
      src={product.image}
      alt={product.name}
      onClose={useSetAtom(closePhotographAtom)}
    />
  );
}

function watch(onChange: () => void) {
  window.visualViewport?.addEventListener('resize', onChange);
  return () => window.visualViewport?.removeEventListener('resize', onChange);
}

function useZoomed(): boolean {
  return useSyncExternalStore(watch, () => (window.visualViewport?.scale ?? 1) > 1.01);
}
