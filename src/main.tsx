import { CacheProvider } from '@emotion/react';
import { createStore, Provider } from 'jotai';
import { startTransition, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';

import { App } from '@/App';
import { loadCatalogAtom } from '@/atoms/catalog';
import { openPlaceAtom, placeAtom } from '@/atoms/place';
import { setWebsiteAtom } from '@/atoms/website';
import { env } from '@/config/env';
import { createCatalogRepository } from '@/data/session';
import { ShopTheme } from '@/theme/ShopTheme';
import { createStyleCache } from '@/theme/styleCache';
import { loadLiveControlsAtom } from '@/views/liveControls';

/** After this time React draws the loading screen too. */
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
// Waits for the code of open controls, so that no control changes under the visitor's finger.
const loaded = store.set(
  loadCatalogAtom,
  repository,
  env.hasOpenControls ? store.set(loadLiveControlsAtom) : undefined,
);

window.placeNow = () => ({ ...store.get(placeAtom), scrollY: window.scrollY });
const { placeBefore } = window;
if (placeBefore !== undefined) {
  void loaded.then(() => {
    store.set(openPlaceAtom, placeBefore);
    return scrollBack(placeBefore.scrollY);
  });
}

const root = document.querySelector('#root');
if (root === null) throw new Error('index.html has no #root');

/** As soon as the page is high enough, for some seconds: it is drawn part by part. */
function scrollBack(top: number, frames = 300): void {
  if (document.documentElement.scrollHeight >= top + window.innerHeight) {
    window.scrollTo({ top, behavior: 'instant' });
  } else if (frames > 0) requestAnimationFrame(() => scrollBack(top, frames - 1));
}

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
