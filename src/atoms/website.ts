import { atom } from 'jotai';

import { settable } from './settable';

/** The shop's full address, as the build knows it. Empty: it does not. */
export const [websiteAtom, setWebsiteAtom] = settable('');

/** The shop's full address; where the build does not know it, the one at which the page was opened. */
export const siteAddressAtom = atom(
  (get) => get(websiteAtom) || new URL('./', document.baseURI).href,
);
