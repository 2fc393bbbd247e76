import { useAtomValue, useSetAtom } from 'jotai';
import { useCallback, useMemo } from 'react';

import { brandsAtom, productsAtom } from '@/atoms/catalog';
import { StockBadge } from '@/components/shared/product/StockBadge';
import type { Product } from '@/domain/product';
import { changeProductAtom } from '@/panel/atoms/catalogActions';
import { copyItemAtom } from '@/panel/atoms/forms';
import { keepListedAtom, listedProductsAtom } from '@/panel/atoms/productFilter';
import { ProductForm } from '@/panel/components/forms/ProductForm';
import { FormPreview } from '@/panel/components/preview/FormPreview';
import { PriceEditor } from '@/panel/components/products/PriceEditor';
import { StockSwitch } from '@/panel/components/products/StockSwitch';
import { ProductRow } from '@/panel/components/rows/ProductRow';
import type { FocusRequest } from '@/panel/components/rows/RowActions';
import { StylesAhead } from '@/panel/components/StylesAhead';
import { NO_PRODUCT_FOUND } from '@/panel/content/panel';
import {
  EMPTY_PRODUCT_DRAFT,
  type ProductDraft,
  productDraft,
  productFromDraft,
} from '@/panel/domain/products/productDraft';
import { sortedNames } from '@/panel/domain/products/sortedNames';
import { useMarking } from '@/panel/views/bulk/useMarking';
import { SpreadsheetView } from '@/panel/views/spreadsheet/SpreadsheetView';

import { ListTab } from './ListTab';
import { ProductFilterView } from './ProductFilterView';
import { useListTab } from './useListTab';

const toDraft = (product: Product | undefined) =>
  product === undefined ? EMPTY_PRODUCT_DRAFT : productDraft(product);
const nameOf = ({ name }: Product) => name;

// Elements that stay the same: a changed product redraws none of them.
const LISTS = <SpreadsheetView />;

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

const renderPreview = (draft: ProductDraft) => <FormPreview of="products" draft={draft} />;

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
