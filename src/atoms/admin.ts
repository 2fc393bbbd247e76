import { atom } from 'jotai';

import type { Catalog } from '@/domain/catalog';
import type { ScreenPlace } from '@/domain/screenPlace';

import { settable } from './settable';

/** The tables that have a tab of the panel; `shop` is the screen `Mağaza`, which takes the place of the tabs. */
export type TabName = keyof Catalog;

const basePlaceAtom = atom<ScreenPlace | null>(null);

/** The login comes first (specification 4, "Admin"). */
export const isAdminOpenAtom = atom((get) => get(basePlaceAtom) !== null);

export const adminPlaceAtom = atom((get) => get(basePlaceAtom));

export const showAdminAtom = atom(null, (_get, set) => set(basePlaceAtom, { scrollY: 0 }));

export const closeAdminAtom = atom(null, (_get, set) => set(basePlaceAtom, null));

/** The panel's tab. */
export const [adminTabAtom, setAdminTabAtom] = settable<TabName>('products');
