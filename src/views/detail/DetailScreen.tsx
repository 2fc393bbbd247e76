import { use } from 'react';

import { lateImport } from '@/hooks/lateImport';

/** Late: the page opens with the storefront. */
export const detailCode = lateImport(async () => import('@/views/ProductDetailView'));

/** While its code is on the way React keeps the screen before (App defers the change). Throws if it does not arrive. */
export function DetailScreen() {
  const { ProductDetailView } = use(detailCode.last());
  return <ProductDetailView />;
}
