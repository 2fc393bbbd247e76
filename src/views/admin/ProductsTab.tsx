import { useAtomValue, useSetAtom } from 'jotai';
import { useMemo } from 'react';

import { brandsAtom, productsAtom } from '@/atoms/catalog';
import { changeProductAtom } from '@/atoms/catalogActions';
import { copyItemAtom } from '@/atoms/forms';
import { keepListedAtom, listedProductsAtom } from '@/atoms/productFilter';
import { ProductForm } from '@/components/admin/ProductForm';
import { ProductRow } from '@/components/admin/ProductRow';
import type { Product } from '@/domain/product';
import { EMPTY_PRODUCT_DRAFT, productDraft, productFromDraft } from '@/domain/productDraft';

import { ListsView } from './ListsView';
import { ListTab } from './ListTab';
import { ProductFilterView } from './ProductFilterView';
import { useListTab } from './useListTab';

const toDraft = (product: Product | undefined) =>
  product === undefined ? EMPTY_PRODUCT_DRAFT : productDraft(product);
const nameOf = ({ name }: Product) => name;

export function ProductsTab() {
  const products = useAtomValue(productsAtom);
  const listed = useAtomValue(listedProductsAtom);
  const brands = useAtomValue(brandsAtom);
  const tab = useListTab({
    list: 'products',
    items: products,
    listed,
    toDraft,
    fromDraft: productFromDraft,
    onAdded: useSetAtom(keepListedAtom),
  });
  const onCopy = useSetAtom(copyItemAtom);
  const onChange = useSetAtom(changeProductAtom);
  const brandNames = useMemo(
    () => brands.map(({ name }) => name).toSorted((one, other) => one.localeCompare(other, 'tr')),
    [brands],
  );
  return (
    <ListTab
      list="products"
      items={listed}
      tools={products.length === 0 ? null : <ProductFilterView />}
      emptyText={products.length === 0 ? undefined : 'Aramanıza uyan ürün yok.'}
      tab={tab}
      nameOf={nameOf}
      actions={<ListsView />}
      renderForm={(title) => (
        <ProductForm key={tab.formKey} title={title} brandNames={brandNames} {...tab.formProps} />
      )}
      renderRow={(product, focusRequest) => (
        <ProductRow
          key={product.id}
          item={product}
          focusRequest={focusRequest}
          onCopy={onCopy}
          onChange={onChange}
          {...tab.rowProps}
        />
      )}
    />
  );
}
