import type { Decorator } from '@storybook/react-vite';
import { createStore, Provider, type WritableAtom } from 'jotai';
import { type ReactNode, useState } from 'react';

import { ShopTheme } from '@/theme/ShopTheme';

/** What `store.set` takes: a writable atom or an action atom, then its arguments. */
type Seed = readonly [atom: WritableAtom<unknown, unknown[], unknown>, ...args: unknown[]];

function seededStore(seeds: readonly Seed[]) {
  const store = createStore();
  for (const [atom, ...args] of seeds) store.set(atom, ...args);
  return store;
}

function StoryShop({ seeds, children }: { seeds: readonly Seed[]; children: ReactNode }) {
  const [store] = useState(() => seededStore(seeds));
  return (
    <Provider store={store}>
      <ShopTheme>{children}</ShopTheme>
    </Provider>
  );
}

/**
 * Gives every story the shop's look and a store of its own, so that no story sees what another one did.
 * `parameters.atoms` seeds it in order: `[[productsAtom, []], [openProductAtom, product]]`. A story's list
 * takes the place of its file's list.
 */
export const withShop: Decorator = (Story, { id, parameters }) => (
  <StoryShop key={id} seeds={(parameters['atoms'] ?? []) as readonly Seed[]}>
    <Story />
  </StoryShop>
);
