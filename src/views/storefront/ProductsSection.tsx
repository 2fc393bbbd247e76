import { useAtomValue, useSetAtom } from 'jotai';
import { useMemo, useRef } from 'react';

import { loadMoreProductsAtom, productsAtom } from '@/atoms/catalog';
import { partNotFoundChatAtom, productChatAtom } from '@/atoms/contactLinks';
import { selectProductAtom } from '@/atoms/view';
import { ProductGrid } from '@/components/products/ProductGrid';

import { useGrowingList } from './useGrowingList';
import { useProductsInPlace } from './useProductsInPlace';

export function ProductsSection() {
  const listRef = useRef<HTMLDivElement>(null);
  const products = useProductsInPlace(useAtomValue(productsAtom), listRef);
  const select = useSetAtom(selectProductAtom);
  const loadMore = useSetAtom(loadMoreProductsAtom);
  const { count, ...list } = useGrowingList(products.length, listRef, loadMore);
  const drawn = useMemo(() => products.slice(0, count), [products, count]);
  return (
    <ProductGrid
      products={drawn}
      chatHref={useAtomValue(productChatAtom)}
      partChatHref={useAtomValue(partNotFoundChatAtom)}
      onSelect={select}
      listRef={listRef}
      {...list}
    />
  );
}
