import { type RefObject, useLayoutEffect, useState } from 'react';

import type { Product } from '@/domain/product';
import { productsInPlace } from '@/domain/products/productsInPlace';

/** True while the visitor is somewhere in the list or below it: what is added above would move what he looks at. */
function isPassed(list: Element | null): boolean {
  if (list === null) return false;
  const { top, height } = list.getBoundingClientRect();
  return height > 0 && top < window.innerHeight;
}

/** The products as they are drawn: while the visitor looks at them they keep their places (D36). */
export function useProductsInPlace(
  products: readonly Product[],
  listRef: RefObject<HTMLElement | null>,
): readonly Product[] {
  const [shown, setShown] = useState(products);
  useLayoutEffect(() => {
    const list = listRef.current;
    // Asked while React draws: by then a screen that comes back is scrolled to its place.
    const update = () =>
      setShown((before) => (isPassed(list) ? productsInPlace(before, products) : products));
    update();
    if (list === null) return undefined;
    const observer = new IntersectionObserver(update);
    observer.observe(list);
    return () => observer.disconnect();
  }, [products, listRef]);
  return shown;
}
