import { CacheProvider } from '@emotion/react';
import type { Decorator } from '@storybook/react-vite';
import { createStore, Provider, type WritableAtom } from 'jotai';
import { type ReactNode, useState } from 'react';

import { ShopTheme } from '@/theme/ShopTheme';
import { createStyleCache } from '@/theme/styleCache';
import { loadLiveControlsAtom } from '@/views/liveControls';

import type { Network } from '../../stories/fixtures/repositories/network';

/** The arguments of `store.set`: an atom, then its values. */
type Seed = readonly [atom: WritableAtom<unknown, unknown[], unknown>, ...args: unknown[]];
type Seeds = readonly (Seed | ((network: Network) => Seed))[];

function seededStore(seeds: Seeds, network: Network, isOpen: boolean) {
  const store = createStore();
  for (const seed of seeds) {
    const [atom, ...args] = typeof seed === 'function' ? seed(network) : seed;
    store.set(atom, ...args);
  }
  // A story without seeds shows a component that reads no atoms.
  if (isOpen && seeds.length > 0) void store.set(loadLiveControlsAtom);
  return store;
}

/** Emotion adds a style element for each rule in development. That makes a page with many stories slow; one sheet does not. */
const styleCache = createStyleCache({ speedy: true });
const firstStyles = { ...styleCache.inserted };

/**
 * Removes the styles of earlier stories. All story tests share one page, whose sheet gets more than the 1000 rules that the
 * pseudo-states add-on reads.
 */
function clearStyles() {
  styleCache.sheet.flush();
  styleCache.inserted = { ...firstStyles };
}

interface StoryShopProps {
  seeds: Seeds;
  network: Network;
  isOpen: boolean;
  hasPseudoStates: boolean;
  children: ReactNode;
}

function StoryShop({ seeds, network, isOpen, hasPseudoStates, children }: StoryShopProps) {
  const [store] = useState(() => {
    // In Storybook itself, other stories of the same page may still be shown.
    if (hasPseudoStates && import.meta.env.MODE === 'test') clearStyles();
    return seededStore(seeds, network, isOpen);
  });
  return (
    <Provider store={store}>
      <CacheProvider value={styleCache}>
        <ShopTheme>{children}</ShopTheme>
      </CacheProvider>
    </Provider>
  );
}

/**
 * Gives each story the shop's theme and its own store, so that one story cannot change another.
 * `parameters.atoms` lists what to set, in order: `[[loadCatalogAtom, repository], [selectProductAtom, product]]`.
 * An entry may be a function of the toolbar's network state. A story's list replaces the list of its file.
 */
export const withShop: Decorator = (Story, { id, parameters, globals }) => {
  const network = globals['network'] as Network;
  const isOpen = globals['controls'] === 'open';
  return (
    <StoryShop
      key={`${id} ${network} ${isOpen}`}
      seeds={(parameters['atoms'] ?? []) as Seeds}
      isOpen={isOpen}
      network={network}
      hasPseudoStates={parameters['pseudo'] !== undefined}
    >
      <Story />
    </StoryShop>
  );
};
