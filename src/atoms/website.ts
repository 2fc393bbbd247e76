import { atom } from 'jotai';

const baseWebsiteAtom = atom('');

/** The shop's full address, as the build knows it. Empty: it does not. */
export const websiteAtom = atom((get) => get(baseWebsiteAtom));

export const setWebsiteAtom = atom(null, (_get, set, website: string) =>
  set(baseWebsiteAtom, website),
);

/** The shop's full address; where the build does not know it, the one at which the page was opened. */
export const siteAddressAtom = atom(
  (get) => get(websiteAtom) || new URL('./', document.baseURI).href,
);
