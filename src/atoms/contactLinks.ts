import { atom } from 'jotai';

import {
  type CompleteMessage,
  generalChat,
  partNotFoundChat,
  productChat,
  productDetailChat,
} from '@/content/chatLinks';
import { callLink } from '@/domain/contactLinks';
import type { Product } from '@/domain/product';

import { contactAtom } from './catalog';

// The function is inside an object, because Jotai calls a function that is set as a value.
const baseCompleteAtom = atom<{ complete?: CompleteMessage | undefined }>({});

/** Adds the visitor's car to a chat message (D31). Undefined: nothing is added. */
export const completeMessageAtom = atom((get) => get(baseCompleteAtom).complete);

export const setCompleteMessageAtom = atom(
  null,
  (_get, set, complete: CompleteMessage | undefined) => set(baseCompleteAtom, { complete }),
);

export const contactLinksAtom = atom((get) => {
  const { phone } = get(contactAtom);
  return { callHref: callLink(phone), chatHref: generalChat(phone, get(completeMessageAtom)) };
});

export const partNotFoundChatAtom = atom((get) =>
  partNotFoundChat(get(contactAtom).phone, get(completeMessageAtom)),
);

function chatAtom(link: typeof productChat) {
  return atom((get) => {
    const { phone } = get(contactAtom);
    const complete = get(completeMessageAtom);
    return (product: Product) => link(phone, product, complete);
  });
}

export const productChatAtom = chatAtom(productChat);
export const productDetailChatAtom = chatAtom(productDetailChat);
