import { atom } from 'jotai';

import type { ListName } from '@/domain/catalog';

type AdminTab = ListName | 'contact';

import { closeFormAtom } from './openForm';

const baseTabAtom = atom<AdminTab>('products');

export const adminTabAtom = atom((get) => get(baseTabAtom));

export const selectAdminTabAtom = atom(null, (_get, set, tab: AdminTab) => {
  set(closeFormAtom);
  set(baseTabAtom, tab);
});
