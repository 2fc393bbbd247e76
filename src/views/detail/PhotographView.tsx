import { useSyncExternalStore } from 'react';

import type {
  PhotographDialog,
  PhotographDialogProps,
} from '@/components/products/PhotographDialog';
import type { Product } from '@/domain/product';
import { useBackLayer } from '@/hooks/useBackLayer';

export interface PhotographViewProps extends Pick<PhotographDialogProps, 'isOpen' | 'onClose'> {
  Dialog: typeof PhotographDialog;
  product: Product;
}

export function PhotographView({ Dialog, product, ...state }: PhotographViewProps) {
  useBackLayer(state.onClose, state.isOpen);
  return <Dialog {...state} isZoomed={useZoomed()} src={product.image} alt={product.name} />;
}

function watch(onChange: () => void) {
  window.visualViewport?.addEventListener('resize', onChange);
  return () => window.visualViewport?.removeEventListener('resize', onChange);
}

function useZoomed(): boolean {
  return useSyncExternalStore(watch, () => (window.visualViewport?.scale ?? 1) > 1.01);
}
