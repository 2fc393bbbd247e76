import { useAtomValue, useSetAtom } from 'jotai';
import { useCallback } from 'react';

import { brandsAtom } from '@/atoms/catalog';
import { addItemAtom, removeItemAtom, updateItemAtom } from '@/atoms/changes';
import { type BrandDraft, BrandForm } from '@/components/admin/BrandForm';
import { BrandRow } from '@/components/admin/BrandRow';
import type { Brand } from '@/domain/brand';
import { tidyPictureAddress } from '@/domain/tidyPictureAddress';

import { ListTab } from './ListTab';
import { useListTab } from './useListTab';

const EMPTY: BrandDraft = { name: '', logo: '' };
const toDraft = (brand: Brand | undefined): BrandDraft =>
  brand === undefined ? EMPTY : { name: brand.name, logo: brand.logo };
const nameOf = ({ name }: Brand) => name;

function tidy({ name, logo }: BrandDraft): BrandDraft {
  return { name: name.trim(), logo: tidyPictureAddress(logo) };
}

export function BrandsTab() {
  const brands = useAtomValue(brandsAtom);
  const add = useSetAtom(addItemAtom);
  const update = useSetAtom(updateItemAtom);
  const remove = useSetAtom(removeItemAtom);
  const tab = useListTab<Brand, BrandDraft>({
    list: 'brands',
    items: brands,
    toDraft,
    add: (draft) => {
      const brand = tidy(draft);
      return { ...brand, id: add('brands', brand) };
    },
    update: (draft, id) => update('brands', { ...tidy(draft), id }),
    remove: useCallback((brand: Brand) => remove('brands', brand), [remove]),
  });
  return (
    <ListTab
      list="brands"
      items={brands}
      tab={tab}
      nameOf={nameOf}
      renderForm={(title) => <BrandForm key="form" title={title} {...tab.formProps} />}
      renderRow={(brand, focusRequest) => (
        <BrandRow key={brand.id} item={brand} focusRequest={focusRequest} {...tab.rowProps} />
      )}
    />
  );
}
