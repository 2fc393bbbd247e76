import { atom } from 'jotai';

import { generalChat, partNotFoundChat } from '@/content/chatLinks';
import { callLink } from '@/domain/contactLinks';

import { contactAtom } from './catalog';

export const contactLinksAtom = atom((get) => {
  const { phone } = get(contactAtom);
  return { callHref: callLink(phone), chatHref: generalChat(phone) };
});

export const partNotFoundChatAtom = atom((get) => partNotFoundChat(get(contactAtom).phone));
