import { useAtomValue } from 'jotai';
import { useMemo } from 'react';

import { brandsAtom, productsAtom } from '@/atoms/catalog';
import { ProductForm } from '@/components/admin/ProductForm';
import { ProductRow } from '@/components/admin/ProductRow';
import type { Product } from '@/domain/product';
import { EMPTY_PRODUCT_DRAFT, productDraft, productFromDraft } from '@/domain/productDraft';

import { ListsView } from './ListsView';
import { ListTab } from './ListTab';
import { useListTab } from './useListTab';

const toDraft = (product: Product | undefined) =>
  product === undefined ? EMPTY_PRODUCT_DRAFT : productDraft(product);
const nameOf = ({ name }: Product) => name;

export function ProductsTab() {
  const products = useAtomValue(productsAtom);
  const brands = useAtomValue(brandsAtom);
  const tab = useListTab({
    list: 'products',
    items: products,
    toDraft,
    fromDraft: productFromDraft,
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
      actions={<ListsView />}
      renderForm={(title) => (
        <ProductForm key={tab.formKey} title={title} brandNames={brandNames} {...tab.formProps} />
      )}
      renderRow={(product, focusRequest) => (
        <ProductRow key={product.id} item={product} focusRequest={focusRequest} {...tab.rowProps} />
      )}
    />
  );
}
