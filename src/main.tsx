import { CacheProvider } from '@emotion/react';
import { createStore, Provider } from 'jotai';
import { startTransition, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';

import { App } from '@/App';
import { loadCatalogAtom } from '@/atoms/catalog';
import { describePlaceAtom, type OpenPlace } from '@/atoms/place';
import { setWebsiteAtom } from '@/atoms/website';
import { env } from '@/config/env';
import { createCatalogRepository } from '@/data/session';
import { keepPlace, placeOfEntry } from '@/hooks/historyEntry';
import { ShopTheme } from '@/theme/ShopTheme';
import { createStyleCache } from '@/theme/styleCache';
import { loadLiveControlsAtom } from '@/views/liveControls';

/** The wait for the catalogue until React draws the loading screen too. */
const LATE_MS = 200;

const store = createStore();
store.set(setWebsiteAtom, env.website);

// Not in an effect: StrictMode runs effects twice, and a load may fill an empty backend.
const repository = createCatalogRepository({
  backend: env.backend,
  passwordHash: env.passwordHash,
  storage: () => window.localStorage,
  fetch: window.fetch.bind(window),
  firstPage: window.firstPage,
});
// What was open before the page was loaded again, by whomever.
const place = placeOfEntry() as OpenPlace | undefined;
const { hasOpenControls } = env;
const isExpected = repository.savedShop()?.openControls ?? hasOpenControls;
// Waits for the code of open controls, so that no control changes under the visitor's finger.
const loaded = store.set(loadCatalogAtom, repository, (shop) => {
  const isOpen = shop.then(({ openControls = hasOpenControls }) => openControls);
  return store.set(loadLiveControlsAtom, place, { isOpen, isExpected });
});

// A phone may drop a page that is hidden, without another event.
for (const event of ['pagehide', 'visibilitychange']) {
  window.addEventListener(event, () => {
    const field = document.querySelector<HTMLInputElement>('header [type=search]');
    if (field) keepPlace({ ...store.set(describePlaceAtom), typed: field.value });
  });
}

const root = document.querySelector('#root');
if (root === null) throw new Error('index.html has no #root');

function draw(element: Element) {
  const styleCache = createStyleCache();
  startTransition(() => {
    createRoot(element).render(
      <StrictMode>
        <CacheProvider value={styleCache}>
          <Provider store={store}>
            <ShopTheme>
              <App />
            </ShopTheme>
          </Provider>
        </CacheProvider>
      </StrictMode>,
    );
  });
}

// The loading screen of index.html is still there: it is drawn anew only where the catalogue is late.
const late = new Promise((resolve) => setTimeout(resolve, LATE_MS));
void Promise.race([loaded, late]).then(() => draw(root));
