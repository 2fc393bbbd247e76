import { atom } from 'jotai';

import { shopFactsAtom } from './catalog';
import { settable } from './settable';

/** What this browser can show of the owner's photographs before they are uploaded, by the address that each will have (D20). */
export const [picturePreviewsAtom, showPreviewsAtom] = settable<ReadonlyMap<string, string>>(
  new Map(),
);

/** What the page says of the shop, with a logo that can be drawn before it is uploaded. */
export const shownFactsAtom = atom((get) => {
  const facts = get(shopFactsAtom);
  return { ...facts, logo: get(picturePreviewsAtom).get(facts.logo) ?? facts.logo };
});
