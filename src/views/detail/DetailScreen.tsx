import { use } from 'react';

import { lateImport } from '@/hooks/lateImport';

/** It comes late, because the page opens with the storefront. */
export const detailCode = lateImport(async () => import('@/views/ProductDetailView'));

/** React keeps the screen before until its code is here (App defers the change). Throws if it does not arrive. */
export function DetailScreen() {
  const { ProductDetailView } = use(detailCode.last());
  return <ProductDetailView />;
}
