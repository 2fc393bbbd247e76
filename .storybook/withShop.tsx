import type { Decorator } from '@storybook/react-vite';
import { createStore, Provider, type WritableAtom } from 'jotai';
import { type ReactNode, useState } from 'react';

import { ShopTheme } from '@/theme/ShopTheme';

import type { Network } from '../stories/fixtures/network';

/** What `store.set` takes: a writable atom or an action atom, then its arguments. */
type Seed = readonly [atom: WritableAtom<unknown, unknown[], unknown>, ...args: unknown[]];
type Seeds = readonly (Seed | ((network: Network) => Seed))[];

function seededStore(seeds: Seeds, network: Network) {
  const store = createStore();
  for (const seed of seeds) {
    const [atom, ...args] = typeof seed === 'function' ? seed(network) : seed;
    store.set(atom, ...args);
  }
  return store;
}

interface StoryShopProps {
  seeds: Seeds;
  network: Network;
  children: ReactNode;
}

function StoryShop({ seeds, network, children }: StoryShopProps) {
  const [store] = useState(() => seededStore(seeds, network));
  return (
    <Provider store={store}>
      <ShopTheme>{children}</ShopTheme>
    </Provider>
  );
}

/**
 * Gives every story the shop's look and a store of its own, so that no story sees what another one did.
 * `parameters.atoms` seeds it in order: `[[productsAtom, []], [openProductAtom, product]]`; a function is asked for
 * its seed once the network is known. A story's list takes the place of its file's list.
 */
export const withShop: Decorator = (Story, { id, parameters, globals }) => {
  const network = globals['network'] as Network;
  return (
    <StoryShop
      key={`${id} ${network}`}
      seeds={(parameters['atoms'] ?? []) as Seeds}
      network={network}
    >
      <Story />
    </StoryShop>
  );
};
