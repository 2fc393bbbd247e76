import { atom } from 'jotai';

import { adminTabAtom } from '@/atoms/admin';
import type { Catalog } from '@/domain/catalog';
import type { ShopGroup } from '@/panel/content/shopGroups';

/** The screen `Mağaza` with its open group. Null: the panel shows its tabs. */
const baseScreenAtom = atom<{ group?: ShopGroup | undefined } | null>(null);

export const shopScreenAtom = atom((get) => get(baseScreenAtom));

export const showShopAtom = atom(
  null,
  (_get, set, screen: { group?: ShopGroup | undefined } | null) => set(baseScreenAtom, screen),
);

/** The table whose form may be open. */
export const formTableAtom = atom((get): keyof Catalog =>
  get(baseScreenAtom) === null ? get(adminTabAtom) : 'shop',
);

const baseWantedAtom = atom<string | null>(null);

/** The name of the field that takes the focus when it is drawn. */
export const wantedFieldAtom = atom((get) => get(baseWantedAtom));

export const wantFieldAtom = atom(null, (_get, set, field: string | null) =>
  set(baseWantedAtom, field),
);
