import { useAtomValue, useSetAtom } from 'jotai';
import { useMemo } from 'react';

import { brandsAtom, productsAtom } from '@/atoms/catalog';
import { changeProductAtom } from '@/panel/atoms/catalogActions';
import { copyItemAtom } from '@/panel/atoms/forms';
import { keepListedAtom } from '@/panel/atoms/productFilter';
import { ProductForm } from '@/panel/components/forms/ProductForm';
import { ProductPreview } from '@/panel/components/preview/ProductPreview';
import { ProductRow } from '@/panel/components/rows/ProductRow';
import { NO_PRODUCT_FOUND } from '@/panel/content/panel';
import { sortedNames } from '@/panel/domain/products/sortedNames';
import { useMarking } from '@/panel/views/bulk/useMarking';
import { PhotoDraftsView } from '@/panel/views/photographs/PhotoDraftsView';
import { SpreadsheetView } from '@/panel/views/spreadsheet/SpreadsheetView';

import { ListTab } from './ListTab';
import { ProductFilterView } from './ProductFilterView';

export function ProductsTab() {
  const isEmpty = useAtomValue(productsAtom).length === 0;
  const brands = useAtomValue(brandsAtom);
  const onAdded = useSetAtom(keepListedAtom);
  const onCopy = useSetAtom(copyItemAtom);
  const onChange = useSetAtom(changeProductAtom);
  const brandNames = useMemo(() => sortedNames(brands.map(({ name }) => name)), [brands]);
  const marking = useMarking();
  if (marking.view !== undefined) return marking.view;
  return (
    <ListTab
      list="products"
      actions={
        <>
          <SpreadsheetView />
          {isEmpty ? null : marking.button}
        </>
      }
      tools={
        <>
          <PhotoDraftsView />
          {isEmpty ? null : <ProductFilterView />}
        </>
      }
      emptyText={isEmpty ? undefined : NO_PRODUCT_FOUND}
      renderPreview={(draft) => <ProductPreview draft={draft} />}
      renderForm={(form) => <ProductForm {...form} brandNames={brandNames} />}
      renderRow={(row) => <ProductRow {...row} onCopy={onCopy} onChange={onChange} />}
      onAdded={onAdded}
    />
  );
}
