import { useAtomValue, useSetAtom } from 'jotai';
import { useCallback, useDeferredValue } from 'react';

import { contactAtom, productsAtom } from '@/atoms/catalog';
import { selectProductAtom } from '@/atoms/view';
import { ProductGrid } from '@/components/products/ProductGrid';
import { productChat } from '@/content/chatLinks';
import type { Product } from '@/domain/product';

export function ProductsSection() {
  // A thousand more cards are drawn between the visitor's own moves, not before them.
  const products = useDeferredValue(useAtomValue(productsAtom));
  const { phone } = useAtomValue(contactAtom);
  const select = useSetAtom(selectProductAtom);
  const chatHref = useCallback((product: Product) => productChat(phone, product), [phone]);
  return <ProductGrid products={products} chatHref={chatHref} onSelect={select} />;
}
