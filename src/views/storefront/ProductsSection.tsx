import { useAtomValue, useSetAtom } from 'jotai';
import { type RefObject, useCallback, useEffect, useMemo, useRef, useState } from 'react';

import { contactAtom, loadMoreProductsAtom, productsAtom } from '@/atoms/catalog';
import { selectProductAtom } from '@/atoms/view';
import { ProductGrid } from '@/components/products/ProductGrid';
import { productChat } from '@/content/chatLinks';
import type { Product } from '@/domain/product';

/** How many cards are added at a time: thousands at once would block a phone for seconds. */
const STEP = 60;

export function ProductsSection() {
  const products = useAtomValue(productsAtom);
  const { phone } = useAtomValue(contactAtom);
  const select = useSetAtom(selectProductAtom);
  const end = useRef<HTMLDivElement>(null);
  const count = useGrowth({
    end,
    total: products.length,
    step: STEP,
    onNearEnd: useSetAtom(loadMoreProductsAtom),
  });
  const drawn = useMemo(() => products.slice(0, count), [products, count]);
  const chatHref = useCallback((product: Product) => productChat(phone, product), [phone]);
  return (
    <div>
      <ProductGrid products={drawn} chatHref={chatHref} onSelect={select} />
      <div ref={end} />
    </div>
  );
}

/** Distance below the window at which more cards are drawn: before the reader sees the end of the list. */
const AHEAD = '0px 0px 20000px';

function observerOf(grow: IntersectionObserverCallback): IntersectionObserver {
  try {
    return new IntersectionObserver(grow, { root: document, rootMargin: AHEAD });
  } catch {
    // Chrome 80 knows no document as root: cards appear when the end of the list is in the window.
    return new IntersectionObserver(grow);
  }
}

interface Growth {
  /** Stands below the items that are drawn. */
  end: RefObject<Element | null>;
  total: number;
  step: number;
  /** The reader comes near the end, and all items are drawn. */
  onNearEnd: () => void;
}

/** How many of `total` items to draw: `step` more whenever the reader comes near the `end` of those that are. */
function useGrowth({ end, total, step, onNearEnd }: Growth): number {
  const [count, setCount] = useState(step);
  useEffect(() => {
    if (end.current === null) return undefined;
    const grow: IntersectionObserverCallback = ([entry]) => {
      if (!entry?.isIntersecting) return;
      if (count < total) setCount(count + step);
      else onNearEnd();
    };
    const observer = observerOf(grow);
    observer.observe(end.current);
    return () => observer.disconnect();
  }, [end, total, count, step, onNearEnd]);
  return count;
}
