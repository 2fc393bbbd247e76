import { useAtomValue } from 'jotai';

import { brandsAtom } from '@/atoms/catalog';
import { type BrandDraft, BrandForm } from '@/components/admin/BrandForm';
import { BrandRow } from '@/components/admin/BrandRow';
import type { Brand } from '@/domain/brand';
import { tidyPictureAddress } from '@/domain/pictureAddress';
import { trimmed } from '@/domain/records';

import { ListTab } from './ListTab';
import { useListTab } from './useListTab';

const EMPTY: BrandDraft = { name: '', logo: '' };
const toDraft = (brand: Brand | undefined): BrandDraft =>
  brand === undefined ? EMPTY : { name: brand.name, logo: brand.logo };
const nameOf = ({ name }: Brand) => name;

function tidy({ name, logo }: BrandDraft): BrandDraft {
  return { ...trimmed({ name }), logo: tidyPictureAddress(logo) };
}

export function BrandsTab() {
  const brands = useAtomValue(brandsAtom);
  const tab = useListTab({ list: 'brands', items: brands, toDraft, fromDraft: tidy });
  return (
    <ListTab
      list="brands"
      items={brands}
      tab={tab}
      nameOf={nameOf}
      renderForm={(title) => <BrandForm key={tab.formKey} title={title} {...tab.formProps} />}
      renderRow={(brand, focusRequest) => (
        <BrandRow key={brand.id} item={brand} focusRequest={focusRequest} {...tab.rowProps} />
      )}
    />
  );
}
