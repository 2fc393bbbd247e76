import { useAtomValue } from 'jotai';

import { brandsAtom, productsAtom } from '@/atoms/catalog';
import { BrandForm } from '@/panel/components/forms/BrandForm';
import { BrandRow } from '@/panel/components/rows/BrandRow';

import { ListTab } from './ListTab';

export function BrandsTab() {
  const brands = useAtomValue(brandsAtom);
  const products = useAtomValue(productsAtom);
  const productsOf = Map.groupBy(products, ({ brand }) => brand);
  const productCount = (name: string) => productsOf.get(name)?.length ?? 0;
  return (
    <ListTab
      list="brands"
      renderForm={(form, stored) => (
        <BrandForm
          {...form}
          stored={stored && { name: stored.name, productCount: productCount(stored.name) }}
          otherNames={brands.filter((brand) => brand !== stored).map(({ name }) => name)}
        />
      )}
      renderRow={(row) => <BrandRow {...row} productCount={productCount(row.item.name)} />}
    />
  );
}
