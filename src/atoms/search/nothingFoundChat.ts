import { atom } from 'jotai';

import { contactAtom } from '@/atoms/catalog';
import { completeMessageAtom } from '@/atoms/contactLinks';
import { nothingFoundChat } from '@/content/search';

/** The chat link for the words that a search did not find. */
export const nothingFoundChatAtom = atom((get) => {
  const { phone } = get(contactAtom);
  const complete = get(completeMessageAtom);
  return (text: string) => nothingFoundChat(phone, text, complete);
});
