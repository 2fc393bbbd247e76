import { type RefObject, useEffect, useLayoutEffect, useState } from 'react';

import type { Product } from '@/domain/product';
import { heldProducts } from '@/domain/products/heldProducts';

/** True while the visitor is somewhere in the list or below it: what is added above would move what he looks at. */
function isPassed(list: Element | null): boolean {
  if (list === null) return false;
  const { top, height } = list.getBoundingClientRect();
  return height > 0 && top < window.innerHeight;
}

/** The products as they are drawn: while the visitor looks at them they keep their places (D36). */
export function useHeldList(
  products: readonly Product[],
  listRef: RefObject<HTMLElement | null>,
): readonly Product[] {
  const [held, setHeld] = useState(products);
  const isHeld = held !== products;

  useLayoutEffect(() => {
    setHeld((shown) => (isPassed(listRef.current) ? heldProducts(shown, products) : products));
  }, [products, listRef]);

  useEffect(() => {
    if (!isHeld || listRef.current === null) return undefined;
    const observer = new IntersectionObserver(() => {
      if (!isPassed(listRef.current)) setHeld(products);
    });
    observer.observe(listRef.current);
    return () => observer.disconnect();
  }, [isHeld, products, listRef]);

  return held;
}
