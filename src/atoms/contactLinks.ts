import { atom, type Getter } from 'jotai';

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

// The function is inside an object, because Jotai calls a function that is set as a value. The atom is marked as pure, so that
// a build with closed controls leaves it out.
const baseCompleteAtom = /* @__PURE__ */ atom<{ complete?: CompleteMessage | undefined }>({});

/** Adds the visitor's car to a chat message (D31). Undefined: nothing is added. */
export const completeMessage: (get: Getter) => CompleteMessage | undefined = OPEN_CONTROLS
  ? (get) => get(baseCompleteAtom).complete
  : () => undefined;

export const completeMessagesAtom = /* @__PURE__ */ atom(
  null,
  (_get, set, complete: CompleteMessage | undefined) => set(baseCompleteAtom, { complete }),
);

export const contactLinksAtom = atom((get) => {
  const { phone } = get(contactAtom);
  return { callHref: callLink(phone), chatHref: generalChat(phone, completeMessage(get)) };
});

export const partNotFoundChatAtom = atom((get) =>
  partNotFoundChat(get(contactAtom).phone, completeMessage(get)),
);

function chatAtom(link: typeof productChat) {
  return atom((get) => {
    const { phone } = get(contactAtom);
    const complete = completeMessage(get);
    return (product: Product) => link(phone, product, complete);
  });
}

export const productChatAtom = chatAtom(productChat);
export const productDetailChatAtom = chatAtom(productDetailChat);
