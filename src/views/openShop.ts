import { atom, useAtomValue } from 'jotai';
import type { ReactNode } from 'react';

import type { OpenControls } from '@/components/shared/openControls';

/** What a shop with open controls shows besides (D22). */
export interface OpenShop {
  controls: OpenControls;
  searchField: ReactNode;
  results: ReactNode;
  /** Draws nothing. Keeps the address and the open part the same. */
  partAddress: ReactNode;
}

// Marked as pure, so that a build with closed controls leaves both out.
const baseOpenShopAtom = /* @__PURE__ */ atom<OpenShop | null>(null);

/** Where the code cannot be fetched, the controls stay closed. Called before the page is drawn first. */
export const openShopAtom = /* @__PURE__ */ atom(null, async (_get, set) => {
  // Read at once: the Back button's history may change the address before the code is here.
  const { hash } = window.location;
  try {
    const { createOpenShop } = await import('./search/createOpenShop');
    set(baseOpenShopAtom, createOpenShop(set, hash));
  } catch (error) {
    console.error('The controls cannot be opened', error);
  }
});

const useLoaded = () => useAtomValue(baseOpenShopAtom);
const useNone = () => null;

/** Null: the controls are closed. */
export const useOpenShop: () => OpenShop | null = OPEN_CONTROLS ? useLoaded : useNone;
