import { useAtomValue, useSetAtom } from 'jotai';
import { useMemo } from 'react';

import { loadMoreProductsAtom, productsAtom } from '@/atoms/catalog';
import { partNotFoundChatAtom, productChatAtom } from '@/atoms/contactLinks';
import { selectProductAtom } from '@/atoms/view';
import { ProductGrid } from '@/components/products/ProductGrid';

import { useGrowingList } from './useGrowingList';

export function ProductsSection() {
  const products = useAtomValue(productsAtom);
  const select = useSetAtom(selectProductAtom);
  const { count, ...list } = useGrowingList(products.length, useSetAtom(loadMoreProductsAtom));
  const drawn = useMemo(() => products.slice(0, count), [products, count]);
  return (
    <ProductGrid
      products={drawn}
      chatHref={useAtomValue(productChatAtom)}
      partChatHref={useAtomValue(partNotFoundChatAtom)}
      onSelect={select}
      {...list}
    />
  );
}
