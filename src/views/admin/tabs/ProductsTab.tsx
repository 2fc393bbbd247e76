import { useAtomValue, useSetAtom } from 'jotai';
import { useCallback, useMemo } from 'react';

import { brandsAtom, productsAtom } from '@/atoms/catalog';
import { changeProductAtom } from '@/atoms/catalogActions';
import { copyItemAtom } from '@/atoms/forms';
import { keepListedAtom, listedProductsAtom } from '@/atoms/productFilter';
import { ProductForm } from '@/components/admin/forms/ProductForm';
import { PriceEditor } from '@/components/admin/products/PriceEditor';
import { StockSwitch } from '@/components/admin/products/StockSwitch';
import { ProductRow } from '@/components/admin/rows/ProductRow';
import type { FocusRequest } from '@/components/admin/rows/RowActions';
import { StylesAhead } from '@/components/admin/StylesAhead';
import { StockBadge } from '@/components/shared/product/StockBadge';
import { NO_PRODUCT_FOUND } from '@/content/admin/panel';
import type { Product } from '@/domain/product';
import {
  EMPTY_PRODUCT_DRAFT,
  type ProductDraft,
  productDraft,
  productFromDraft,
} from '@/domain/products/productDraft';
import { sortedNames } from '@/domain/products/sortedNames';
import { useMarking } from '@/views/admin/bulk/useMarking';
import { ListsView } from '@/views/admin/lists/ListsView';
import { PreviewPart } from '@/views/admin/PreviewPart';

import { ListTab } from './ListTab';
import { ProductFilterView } from './ProductFilterView';
import { useListTab } from './useListTab';

const toDraft = (product: Product | undefined) =>
  product === undefined ? EMPTY_PRODUCT_DRAFT : productDraft(product);
const nameOf = ({ name }: Product) => name;

// Elements that stay the same: a changed product redraws none of them.
const LISTS = <ListsView />;

// What a press in a row draws for the first time.
const STYLES = (
  <StylesAhead>
    <PriceEditor name="" price={0} onSave={() => undefined} onLeave={() => undefined} />
    {[true, false].map((inStock) => (
      <div key={String(inStock)}>
        <StockSwitch name="" inStock={inStock} onChange={() => undefined} />
        <StockBadge inStock={inStock} />
      </div>
    ))}
  </StylesAhead>
);

const TOOLS = (
  <>
    <ProductFilterView />
    {STYLES}
  </>
);

const renderPreview = (draft: ProductDraft) => <PreviewPart of="products" draft={draft} />;

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
  const { onEdit, onDelete } = tab.rowProps;
  const renderRow = useCallback(
    (product: Product, focusRequest: FocusRequest | undefined) => (
      <ProductRow
        key={product.id}
        item={product}
        focusRequest={focusRequest}
        onEdit={onEdit}
        onCopy={onCopy}
        onChange={onChange}
        onDelete={onDelete}
      />
    ),
    [onEdit, onCopy, onChange, onDelete],
  );
  const brandNames = useMemo(() => sortedNames(brands.map(({ name }) => name)), [brands]);
  const isEmpty = products.length === 0;
  const marking = useMarking();
  const actions = useMemo(
    () => (
      <>
        {LISTS}
        {isEmpty ? null : marking.button}
      </>
    ),
    [isEmpty, marking.button],
  );
  if (marking.view !== undefined) return marking.view;
  return (
    <ListTab
      list="products"
      items={listed}
      tools={isEmpty ? null : TOOLS}
      emptyText={isEmpty ? undefined : NO_PRODUCT_FOUND}
      tab={tab}
      nameOf={nameOf}
      actions={actions}
      renderForm={(title) => (
        <ProductForm
          key={tab.formKey}
          title={title}
          brandNames={brandNames}
          renderPreview={renderPreview}
          {...tab.formProps}
        />
      )}
      renderRow={renderRow}
    />
  );
}
