import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { createStore, Provider } from 'jotai';
import { renderToString } from 'react-dom/server';

import { App } from '@/App';
import { loadCatalogAtom } from '@/atoms/catalog';
import { createCatalogRepository } from '@/data/session';
import { ShopTheme } from '@/theme/ShopTheme';

/**
 * Renders the first screen of the sample shop. Returns the CSS that Emotion makes for it, by the names of the styles. Global
 * styles are left out, because Emotion stores them separately.
 */
export async function firstScreenStyles(): Promise<Map<string, string>> {
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
  const styles = new Map<string, string>();
  for (const [name, rules] of Object.entries(cache.inserted)) {
    if (typeof rules === 'string' && rules.includes(name)) styles.set(name, rules);
  }
  return styles;
}
