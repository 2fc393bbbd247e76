import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { createStore, Provider } from 'jotai';
import { renderToString } from 'react-dom/server';

import { App } from '@/App';
import { loadCatalogAtom } from '@/atoms/catalog';
import { createCatalogRepository } from '@/data/session';
import { ShopTheme } from '@/theme/ShopTheme';

/** Draws the first screen of the sample shop on this computer. Returns what Emotion would insert for it: rules by the names of their styles. */
export async function firstScreenStyles(): Promise<Record<string, string>> {
  const cache = createCache({ key: 'css' });
  // Keeps the rules in `inserted`; without it Emotion writes them between the elements.
  cache.compat = true;
  const store = createStore();
  await store.set(
    loadCatalogAtom,
    createCatalogRepository({ backend: undefined, storage: () => null }),
  );
  renderToString(
    <CacheProvider value={cache}>
      <Provider store={store}>
        <ShopTheme>
          <App />
        </ShopTheme>
      </Provider>
    </CacheProvider>,
  );
  return Object.fromEntries(
    Object.entries(cache.inserted).filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string',
    ),
  );
}
