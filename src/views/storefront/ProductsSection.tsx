import { useAtomValue, useSetAtom } from 'jotai';
import { useCallback, useMemo } from 'react';

import { contactAtom, loadMoreProductsAtom, productsAtom } from '@/atoms/catalog';
import { partNotFoundChatAtom } from '@/atoms/contactLinks';
import { selectProductAtom } from '@/atoms/view';
import { ProductGrid } from '@/components/products/ProductGrid';
import { productChat } from '@/content/chatLinks';
import type { Product } from '@/domain/product';

import { useGrowingList } from './useGrowingList';

export function ProductsSection() {
  const products = useAtomValue(productsAtom);
  const { phone } = useAtomValue(contactAtom);
  const select = useSetAtom(selectProductAtom);
  const { count, ...list } = useGrowingList(products.length, useSetAtom(loadMoreProductsAtom));
  const drawn = useMemo(() => products.slice(0, count), [products, count]);
  const chatHref = useCallback((product: Product) => productChat(phone, product), [phone]);
  return (
    <ProductGrid
      products={drawn}
      chatHref={chatHref}
      partChatHref={useAtomValue(partNotFoundChatAtom)}
      onSelect={select}
      {...list}
    />
  );
}
