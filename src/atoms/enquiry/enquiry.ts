import { atom } from 'jotai';

import { contactAtom } from '@/atoms/catalog';
import { completeMessageAtom } from '@/atoms/contactLinks';
import { settable } from '@/atoms/settable';
import { addedText, enquiryText, FULL_ENQUIRY } from '@/content/enquiry/enquiryMessage';
import { chatLink } from '@/domain/contactLinks';
import { type EnquiryItem, enquiryItem, MOST_ITEMS } from '@/domain/enquiry/enquiry';
import type { Product } from '@/domain/product';

import { notesAtom } from './notes';

type Items = readonly EnquiryItem[];

const NONE: Items = [];

const baseItemsAtom = atom(NONE);
const baseClearedAtom = atom(NONE);
const baseAnswerAtom = atom('');

export const [isEnquiryOpenAtom, showEnquiryAtom] = settable(false);

export const itemsAtom = atom((get) => get(baseItemsAtom));
export const listedIdsAtom = atom((get) => new Set(get(baseItemsAtom).map(({ id }) => id)));
export const canRestoreAtom = atom((get) => get(baseClearedAtom).length > 0);

/** What became of the last press on `Sepete Ekle`, in words. */
export const answerAtom = atom((get) => get(baseAnswerAtom));
export const isFullAtom = atom((get) => get(baseAnswerAtom) === FULL_ENQUIRY);

export const enquiryTextAtom = atom((get) => enquiryText(get(itemsAtom), get(completeMessageAtom)));
export const enquiryChatAtom = atom((get) =>
  chatLink(get(contactAtom).phone, get(enquiryTextAtom)),
);

const writeItemsAtom = atom(null, (get, set, items: Items) => {
  set(baseItemsAtom, items);
  set(baseClearedAtom, NONE);
  set(baseAnswerAtom, '');
  get(notesAtom)?.items.write(items);
});

export const openItemsAtom = atom(null, (get, set) =>
  get(notesAtom)?.items.follow((items) => set(baseItemsAtom, items)),
);

/** Opens the list where the product is in it, or where it is full. */
export const addItemAtom = atom(null, (get, set, product: Product) => {
  const items = get(baseItemsAtom);
  if (get(listedIdsAtom).has(product.id)) return set(showEnquiryAtom, true);
  if (items.length >= MOST_ITEMS) {
    set(baseAnswerAtom, FULL_ENQUIRY);
    return set(showEnquiryAtom, true);
  }
  set(writeItemsAtom, [...items, enquiryItem(product)]);
  return set(baseAnswerAtom, addedText(product.name, items.length + 1));
});

export const setQuantityAtom = atom(null, (get, set, id: number, quantity: number) => {
  const change = (item: EnquiryItem) => (item.id === id ? { ...item, quantity } : item);
  set(writeItemsAtom, get(baseItemsAtom).map(change));
});

export const removeItemAtom = atom(null, (get, set, id: number) => {
  const items = get(baseItemsAtom).filter((item) => item.id !== id);
  set(writeItemsAtom, items);
});

export const clearItemsAtom = atom(null, (get, set) => {
  const items = get(baseItemsAtom);
  set(writeItemsAtom, NONE);
  set(baseClearedAtom, items);
});

export const restoreItemsAtom = atom(null, (get, set) => set(writeItemsAtom, get(baseClearedAtom)));
