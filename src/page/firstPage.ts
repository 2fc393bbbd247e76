import {
  type FirstPage,
  type FirstRows,
  readInOne,
  readTables,
} from '@/data/supabase/read/firstPage';
import type { Backend } from '@/data/supabase/restClient';
import { isPictureAddress } from '@/domain/pictures/pictureAddress';

import { preloadPicture } from './firstPicture';
import { SILENT_LIMIT_MS, SILENT_NETWORK } from './silentNetwork';

declare global {
  interface Window {
    firstPage?: FirstPage;
  }
}

/** Both are set by scripts/build/page/firstReadsScript.ts. */
declare const BACKEND: Backend;
declare const ONE_READ: boolean;

const ignore = () => {};

// The inline script that reads the catalogue before the app's bundle has arrived (D13).
const stop = new AbortController();
const read = ONE_READ ? readInOne : readTables;
const again = (signal: AbortSignal) => read(BACKEND, fetch, signal);
const tables = again(stop.signal);
window.firstPage = { ...tables, stop, again };
// The app handles the error when it asks for the table.
for (const table of Object.values(tables)) table.catch(ignore);

if (document.documentElement.hasAttribute(SILENT_NETWORK)) {
  setTimeout(() => stop.abort(), SILENT_LIMIT_MS);
}

void tables.slides.then(preloadFirstPicture, ignore);

function preloadFirstPicture(slides: FirstRows | undefined): void {
  const rows = slides?.rows as ({ image?: unknown } | null)[] | undefined;
  const image = rows?.[0]?.image;
  if (typeof image === 'string' && isPictureAddress(image)) preloadPicture(image);
}
