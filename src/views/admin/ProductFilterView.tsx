import { useAtomValue, useSetAtom } from 'jotai';
import { useMemo } from 'react';

import { brandsAtom, productsAtom } from '@/atoms/catalog';
import { filterProductsAtom, listedProductsAtom, productFilterAtom } from '@/atoms/productFilter';
import { ProductFilterBar } from '@/components/admin/products/ProductFilterBar';
import { PRODUCT_CATEGORIES } from '@/domain/product';

function sorted(names: Iterable<string>): string[] {
  return [...new Set(names)].toSorted((one, other) => one.localeCompare(other, 'tr'));
}

export function ProductFilterView() {
  const products = useAtomValue(productsAtom);
  const brands = useAtomValue(brandsAtom);
  const names = useMemo(
    () => ({
      categories: sorted([...PRODUCT_CATEGORIES, ...products.map(({ category }) => category)]),
      brands: sorted([...brands.map(({ name }) => name), ...products.map(({ brand }) => brand)]),
    }),
    [products, brands],
  );
  return (
    <ProductFilterBar
      {...names}
      filter={useAtomValue(productFilterAtom)}
      listed={useAtomValue(listedProductsAtom).length}
      total={products.length}
      onChange={useSetAtom(filterProductsAtom)}
    />
  );
}
