import { atom } from 'jotai';

import { showNewFormAtom } from '@/panel/atoms/forms';
import { selectAdminTabAtom } from '@/panel/atoms/openForm';
import type { FieldPlace } from '@/panel/content/readiness';
import { shopFields, type ShopGroup } from '@/panel/content/shopGroups';

const baseOpenedAtom = atom<{ group?: ShopGroup | undefined; field?: string | undefined }>({});

/** The open group of the screen `Mağaza`, and the name of the field that takes the focus when it is drawn. */
export const openedFieldAtom = atom((get) => get(baseOpenedAtom));

export const showGroupAtom = atom(null, (_get, set, group: ShopGroup | undefined) =>
  set(baseOpenedAtom, { group }),
);

export const openFieldAtom = atom(null, (_get, set, { table, field }: FieldPlace) => {
  set(selectAdminTabAtom, table);
  const group = table === 'shop' && field ? shopFields[field].group : undefined;
  set(baseOpenedAtom, { group, field });
  if (table === 'products') set(showNewFormAtom);
});
