import { useAtomValue } from 'jotai';
import { useMemo } from 'react';

import { brandsAtom, productsAtom } from '@/atoms/catalog';
import type { Brand } from '@/domain/brand';
import { tidyPictureAddress } from '@/domain/pictures/pictureAddress';
import type { Product } from '@/domain/product';
import { trimmed } from '@/domain/records';
import { type BrandDraft, BrandForm } from '@/panel/components/forms/BrandForm';
import { FormPreview } from '@/panel/components/preview/FormPreview';
import { BrandRow } from '@/panel/components/rows/BrandRow';

import { ListTab } from './ListTab';
import { useListTab } from './useListTab';

const EMPTY: BrandDraft = { name: '', logo: '' };
const toDraft = (brand: Brand | undefined): BrandDraft =>
  brand === undefined ? EMPTY : { name: brand.name, logo: brand.logo };
const nameOf = ({ name }: Brand) => name;

function tidy({ name, logo }: BrandDraft): BrandDraft {
  return { ...trimmed({ name }), logo: tidyPictureAddress(logo) };
}

function countByBrand(products: readonly Product[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { brand } of products) counts.set(brand, (counts.get(brand) ?? 0) + 1);
  return counts;
}

const renderPreview = (draft: BrandDraft) => <FormPreview of="brands" draft={draft} />;

export function BrandsTab() {
  const brands = useAtomValue(brandsAtom);
  const products = useAtomValue(productsAtom);
  const partCounts = useMemo(() => countByBrand(products), [products]);
  const tab = useListTab({ list: 'brands', items: brands, toDraft, fromDraft: tidy });
  const otherNames = brands.filter((_, index) => index !== tab.form?.index).map(nameOf);
  return (
    <ListTab
      list="brands"
      items={brands}
      tab={tab}
      nameOf={nameOf}
      renderForm={(title) => (
        <BrandForm
          key={tab.formKey}
          title={title}
          otherNames={otherNames}
          renderPreview={renderPreview}
          {...tab.formProps}
        />
      )}
      renderRow={(brand, focusRequest) => (
        <BrandRow
          key={brand.id}
          item={brand}
          partCount={partCounts.get(brand.name) ?? 0}
          focusRequest={focusRequest}
          {...tab.rowProps}
        />
      )}
    />
  );
}
