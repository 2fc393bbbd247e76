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
  const partCount = (name: string) => parts.get(name)?.length ?? 0;
  return (
    <ListTab
      list="brands"
      renderPreview={(draft) => <BrandPreview draft={draft} />}
      renderForm={(form, index) => (
        <BrandForm
          {...form}
          stored={
            brands
              .slice(Math.max(0, index), index + 1)
              .map(({ name }) => ({ name, partCount: partCount(name) }))[0]
          }
          otherNames={brands.filter((_, other) => other !== index).map(({ name }) => name)}
        />
      )}
      renderRow={(row) => <BrandRow {...row} partCount={partCount(row.item.name)} />}
    />
  );
}
