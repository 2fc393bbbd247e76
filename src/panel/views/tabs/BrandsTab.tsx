import { useAtomValue } from 'jotai';
import { useMemo } from 'react';

import { brandsAtom, productsAtom } from '@/atoms/catalog';
import type { Brand } from '@/domain/brand';
import { tidyPictureAddress } from '@/domain/pictures/pictureAddress';
import { trimmed } from '@/domain/records';
import { type BrandDraft, BrandForm } from '@/panel/components/forms/BrandForm';
import { BrandPreview } from '@/panel/components/preview/BrandPreview';
import { BrandRow } from '@/panel/components/rows/BrandRow';

import { ListTab } from './ListTab';

const EMPTY: BrandDraft = { name: '', logo: '' };
const toDraft = ({ name, logo }: Brand): BrandDraft => ({ name, logo });

function tidy({ name, logo }: BrandDraft): BrandDraft {
  return { ...trimmed({ name }), logo: tidyPictureAddress(logo) };
}

export function BrandsTab() {
  const brands = useAtomValue(brandsAtom);
  const products = useAtomValue(productsAtom);
  const parts = useMemo(() => Map.groupBy(products, ({ brand }) => brand), [products]);
  return (
    <ListTab
      list="brands"
      empty={EMPTY}
      toDraft={toDraft}
      fromDraft={tidy}
      renderPreview={(draft) => <BrandPreview draft={draft} />}
      renderForm={(form, index) => (
        <BrandForm
          {...form}
          otherNames={brands.filter((_, other) => other !== index).map(({ name }) => name)}
        />
      )}
      renderRow={(row) => <BrandRow {...row} partCount={parts.get(row.item.name)?.length ?? 0} />}
    />
  );
}
