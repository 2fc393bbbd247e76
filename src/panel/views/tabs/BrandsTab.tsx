import { useAtomValue } from 'jotai';
import { useMemo } from 'react';

import { brandsAtom, productsAtom } from '@/atoms/catalog';
import type { Brand } from '@/domain/brand';
import { tidyPictureAddress } from '@/domain/pictures/pictureAddress';
import type { Product } from '@/domain/product';
import { trimmed } from '@/domain/records';
import { type BrandDraft, BrandForm } from '@/panel/components/forms/BrandForm';
import { BrandPreview } from '@/panel/components/preview/BrandPreview';
import { BrandRow } from '@/panel/components/rows/BrandRow';

import { ListTab } from './ListTab';

const EMPTY: BrandDraft = { name: '', logo: '' };
const toDraft = (brand: Brand | undefined): BrandDraft =>
  brand === undefined ? EMPTY : { name: brand.name, logo: brand.logo };

function tidy({ name, logo }: BrandDraft): BrandDraft {
  return { ...trimmed({ name }), logo: tidyPictureAddress(logo) };
}

function countByBrand(products: readonly Product[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { brand } of products) counts.set(brand, (counts.get(brand) ?? 0) + 1);
  return counts;
}

export function BrandsTab() {
  const brands = useAtomValue(brandsAtom);
  const products = useAtomValue(productsAtom);
  const partCounts = useMemo(() => countByBrand(products), [products]);
  return (
    <ListTab
      list="brands"
      toDraft={toDraft}
      fromDraft={tidy}
      renderForm={(form, index) => (
        <BrandForm
          {...form}
          otherNames={brands.filter((_, other) => other !== index).map(({ name }) => name)}
          renderPreview={(draft) => <BrandPreview draft={draft} />}
        />
      )}
      renderRow={(row) => <BrandRow {...row} partCount={partCounts.get(row.item.name) ?? 0} />}
    />
  );
}
