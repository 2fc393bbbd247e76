import { type ReactElement, use } from 'react';

let detail: Promise<ReactElement> | undefined;
let hasFailed = false;

/** Called ahead of time, so that a part opens at once. A failed fetch is repeated by the next call. */
export function prefetchDetail(): Promise<ReactElement> {
  if (detail !== undefined && !hasFailed) return detail;
  hasFailed = false;
  detail = import('@/views/ProductDetailView').then(({ ProductDetailView }) => (
    <ProductDetailView />
  ));
  detail.catch(() => {
    hasFailed = true;
  });
  return detail;
}

/** While its code is on the way React keeps the screen before (App defers the change). Throws if it does not arrive. */
export function DetailScreen() {
  return use(detail ?? prefetchDetail());
}
