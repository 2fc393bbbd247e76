import { useAtomValue, useSetAtom } from 'jotai';
import { useCallback, useMemo } from 'react';

import { brandsAtom, productsAtom } from '@/atoms/catalog';
import { addItemAtom, removeItemAtom, updateItemAtom } from '@/atoms/changes';
import { ProductForm } from '@/components/admin/ProductForm';
import { ProductRow } from '@/components/admin/ProductRow';
import type { Product } from '@/domain/product';
import {
  EMPTY_PRODUCT_DRAFT,
  productDraft,
  type ProductDraft,
  productFromDraft,
} from '@/domain/productDraft';

import { ListTab } from './ListTab';
import { useListTab } from './useListTab';

const toDraft = (product: Product | undefined) =>
  product === undefined ? EMPTY_PRODUCT_DRAFT : productDraft(product);
const nameOf = ({ name }: Product) => name;

export function ProductsTab() {
  const products = useAtomValue(productsAtom);
  const brands = useAtomValue(brandsAtom);
  const add = useSetAtom(addItemAtom);
  const update = useSetAtom(updateItemAtom);
  const remove = useSetAtom(removeItemAtom);
  const tab = useListTab<Product, ProductDraft>({
    list: 'products',
    items: products,
    toDraft,
    add: (draft) => {
      const product = productFromDraft(draft);
      return { ...product, id: add('products', product) };
    },
    update: (draft, id) => update('products', { ...productFromDraft(draft), id }),
    remove: useCallback((product: Product) => remove('products', product), [remove]),
  });
  const brandNames = useMemo(
    () => brands.map(({ name }) => name).toSorted((one, other) => one.localeCompare(other, 'tr')),
    [brands],
  );
  return (
    <ListTab
      list="products"
      items={products}
      tab={tab}
      nameOf={nameOf}
      renderForm={(title) => (
        <ProductForm key="form" title={title} brandNames={brandNames} {...tab.formProps} />
      )}
      renderRow={(product, focusRequest) => (
        <ProductRow key={product.id} item={product} focusRequest={focusRequest} {...tab.rowProps} />
      )}
    />
  );
}
