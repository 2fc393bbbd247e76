import { atom } from 'jotai';

import { productDetailMessage, productMessage } from '@/content/chatLinks';
import { shop } from '@/content/shop';
import { callLink, chatLink } from '@/domain/contactLinks';
import type { Product } from '@/domain/product';

import { contactAtom } from './catalog';

// The function is inside an object, because Jotai calls a function that is set as a value.
const baseCompleteAtom = atom({ complete: (message: string) => message });

/** Adds what the visitor has told the shop to a chat message: his car (D31). */
export const completeMessageAtom = atom((get) => get(baseCompleteAtom).complete);

export const setCompleteMessageAtom = atom(
  null,
  (_get, set, complete: (message: string) => string) => set(baseCompleteAtom, { complete }),
);

/** The chat link with a message. */
export const chatAtom = atom((get) => {
  const { phone } = get(contactAtom);
  const complete = get(completeMessageAtom);
  return (message: string) => chatLink(phone, complete(message));
});

export const contactLinksAtom = atom((get) => ({
  callHref: callLink(get(contactAtom).phone),
  chatHref: get(chatAtom)(shop.messages.general),
}));

export const partNotFoundChatAtom = atom((get) => get(chatAtom)(shop.messages.partNotFound));

export const productChatAtom = atom((get) => {
  const chat = get(chatAtom);
  return (product: Product) => chat(productMessage(product));
});

export const productDetailChatAtom = atom((get) => {
  const chat = get(chatAtom);
  return (product: Product) => chat(productDetailMessage(product));
});
