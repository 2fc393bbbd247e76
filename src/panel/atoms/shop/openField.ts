import { atom } from 'jotai';

import type { ContactInfo } from '@/domain/contactInfo';
import { showNewFormAtom } from '@/panel/atoms/forms';
import { closeFormAtom, selectAdminTabAtom } from '@/panel/atoms/openForm';
import { groupOf, type ShopField } from '@/panel/content/shopGroups';

import { showShopAtom, wantFieldAtom } from './shopScreen';

/** A field of a record, or the form of a new product. */
export type FieldPlace =
  | { table: 'shop'; field: ShopField }
  | { table: 'contact'; field: keyof ContactInfo }
  | { table: 'products' };

/** Opens the screen `Mağaza`, with the group of the field. */
export const openShopAtom = atom(null, (_get, set, field?: ShopField) => {
  set(closeFormAtom);
  set(showShopAtom, { group: field && groupOf(field) });
});

export const closeShopAtom = atom(null, (_get, set) => {
  set(closeFormAtom);
  set(showShopAtom, null);
});

export const openFieldAtom = atom(null, (_get, set, place: FieldPlace) => {
  if (place.table === 'shop') set(openShopAtom, place.field);
  else set(selectAdminTabAtom, place.table);
  if (place.table === 'products') set(showNewFormAtom);
  else set(wantFieldAtom, place.field);
});
