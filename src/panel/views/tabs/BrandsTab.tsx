import { useAtomValue } from 'jotai';

import { brandsAtom, productsAtom } from '@/atoms/catalog';
import { BrandForm } from '@/panel/components/forms/BrandForm';
import { BrandPreview } from '@/panel/components/preview/BrandPreview';
import { BrandRow } from '@/panel/components/rows/BrandRow';

import { ListTab } from './ListTab';

export function BrandsTab() {
  const brands = useAtomValue(brandsAtom);
  const products = useAtomValue(productsAtom);
  const parts = Map.groupBy(products, ({ brand }) => brand);
  return (
    <ListTab
      list="brands"
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
