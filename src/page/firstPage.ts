import { type FirstPage, type FirstRows, readInOne } from '@/data/supabase/read/firstPage';
import type { Backend } from '@/data/supabase/restClient';
import { isPictureAddress } from '@/domain/pictures/pictureAddress';

import { preloadPicture } from './firstPicture';
import { SILENT_LIMIT_MS, SILENT_NETWORK } from './silentNetwork';

declare global {
  interface Window {
    firstPage?: FirstPage;
  }
}

/** scripts/build/page/firstReadsScript.ts sets it. */
declare const BACKEND: Backend;

const ignore = () => {};

// The inline script that reads the catalogue before the app's bundle has arrived (D13).
const stop = new AbortController();
const again = (signal: AbortSignal) => readInOne(BACKEND, fetch, signal);
const tables = again(stop.signal);
window.firstPage = { ...tables, stop, again };

if (document.documentElement.hasAttribute(SILENT_NETWORK)) {
  setTimeout(() => stop.abort(), SILENT_LIMIT_MS);
}

void tables.slides.then(preloadFirstPicture, ignore);

function preloadFirstPicture(slides: FirstRows | undefined): void {
  const rows = slides?.rows as ({ image?: unknown } | null)[] | undefined;
  const image = rows?.[0]?.image;
  if (typeof image === 'string' && isPictureAddress(image)) preloadPicture(image);
}
