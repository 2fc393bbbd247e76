import { useAtomValue, useSetAtom } from 'jotai';

import { closePhotographAtom, isPhotographOpenAtom } from '@/atoms/view';
import type { PhotographDialog } from '@/components/products/PhotographDialog';
import type { Product } from '@/domain/product';
import { useZoomed } from '@/hooks/useZoomed';

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
