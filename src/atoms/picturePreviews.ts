import { atom } from 'jotai';

import { shopFactsAtom } from './catalog';

const basePreviewsAtom = atom<ReadonlyMap<string, string>>(new Map());

/** What this browser can show of the owner's photographs before they are uploaded, by the address that each will have (D20). */
export const picturePreviewsAtom = atom((get) => get(basePreviewsAtom));

export const showPreviewsAtom = atom(null, (_get, set, previews: ReadonlyMap<string, string>) =>
  set(basePreviewsAtom, previews),
);

/** What the page says of the shop, with a logo that can be drawn before it is uploaded. */
export const shownFactsAtom = atom((get) => {
  const facts = get(shopFactsAtom);
  return { ...facts, logo: get(basePreviewsAtom).get(facts.logo) ?? facts.logo };
});
