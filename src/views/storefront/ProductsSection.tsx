import { useAtomValue, useSetAtom } from 'jotai';
import { useCallback, useMemo, useRef } from 'react';

import { contactAtom, productsAtom } from '@/atoms/catalog';
import { selectProductAtom } from '@/atoms/view';
import { ProductGrid } from '@/components/products/ProductGrid';
import { productChat } from '@/content/chatLinks';
import type { Product } from '@/domain/product';
import { useGrowth } from '@/hooks/useGrowth';

/** Cards that are drawn at a time: thousands at once would stop a phone for seconds. */
const STEP = 60;

export function ProductsSection() {
  const products = useAtomValue(productsAtom);
  const { phone } = useAtomValue(contactAtom);
  const select = useSetAtom(selectProductAtom);
  const end = useRef<HTMLDivElement>(null);
  const count = useGrowth(end, products.length, STEP);
  const drawn = useMemo(() => products.slice(0, count), [products, count]);
  const chatHref = useCallback((product: Product) => productChat(phone, product), [phone]);
  return (
    <div>
      <ProductGrid products={drawn} chatHref={chatHref} onSelect={select} />
      <div ref={end} />
    </div>
  );
}
