import { atom } from 'jotai';

import { setAdminTabAtom } from '@/atoms/admin';
import type { Catalog } from '@/domain/catalog';

import { closeFormAtom } from './openForm';

/** Closes the form over the tab before. */
export const selectAdminTabAtom = atom(null, (_get, set, tab: keyof Catalog) => {
  set(closeFormAtom);
  set(setAdminTabAtom, tab);
});
