import { expect, test, vi } from 'vitest';

import { contactLinksAtom, productChatAtom } from '@/atoms/contactLinks';
import { battery, loadedShop } from '@/atoms/testing/loadedShop';
import { FULL_ENQUIRY } from '@/content/enquiry/enquiryMessage';
import type { ProductSearch, VisitorNotes } from '@/data/CatalogRepository';
import type { Car } from '@/domain/enquiry/car';
import type { EnquiryItem } from '@/domain/enquiry/enquiry';
import { product } from '@/domain/testing/examples';

import { forgetCarAtom, openCarAtom, saveCarAtom } from './car';
import { changesAtom, checkItemsAtom } from './changes';
import {
  addItemAtom,
  answerAtom,
  canRestoreAtom,
  clearItemsAtom,
  enquiryChatAtom,
  isEnquiryOpenAtom,
  itemsAtom,
  openItemsAtom,
  removeItemAtom,
  restoreItemsAtom,
  setQuantityAtom,
} from './enquiry';
import { openNotesAtom } from './notes';

const car = { make: 'Fiat', model: ' Egea ', year: '2019', chassis: '' };

function savedValue<Value>(value: Value) {
  const watchers: ((changed: Value) => void)[] = [];
  return {
    write: vi.fn<(written: Value) => void>(),
    follow(onValue: (saved: Value) => void) {
      onValue(value);
      watchers.push(onValue);
    },
    changeElsewhere: (changed: Value) => watchers.forEach((tell) => tell(changed)),
  };
}

async function shop(products = [battery, product], search?: Partial<ProductSearch>) {
  const notes = {
    items: savedValue<readonly EnquiryItem[]>([]),
    car: savedValue<Car | undefined>(undefined),
  } satisfies VisitorNotes;
  const store = await loadedShop(products, { openNotes: async () => notes, search });
  await store.set(openNotesAtom);
  store.set(openItemsAtom);
  store.set(openCarAtom);
  return { store, notes };
}

const messageIn = (href: string) => new URL(href).searchParams.get('text');

test('parts are added once, counted, removed, and kept by the browser', async () => {
  const { store, notes } = await shop();
  store.set(addItemAtom, product);
  expect(store.get(answerAtom)).toBe('Listeye eklendi: Sol Ön Far. Listede 1 parça var.');
  store.set(addItemAtom, battery);
  store.set(addItemAtom, product);
  store.set(setQuantityAtom, battery.id, 4);
  expect(store.get(itemsAtom).map(({ id, quantity }) => [id, quantity])).toEqual([
    [1, 1],
    [2, 4],
  ]);
  expect(messageIn(store.get(enquiryChatAtom))).toContain(
    '\n2. HELLA Akü - 4 adet, tanesi 1850 TL\n',
  );
  store.set(removeItemAtom, product.id);
  expect(notes.items.write).toHaveBeenLastCalledWith(store.get(itemsAtom));
  expect(store.get(itemsAtom)).toHaveLength(1);
});

test('the 31st part is refused in words', async () => {
  const { store } = await shop();
  for (let id = 1; id <= 30; id += 1) store.set(addItemAtom, { ...product, id });
  expect(store.get(isEnquiryOpenAtom)).toBe(false);
  store.set(addItemAtom, { ...product, id: 31 });
  expect(store.get(isEnquiryOpenAtom)).toBe(true);
  expect(store.get(answerAtom)).toBe(FULL_ENQUIRY);
  expect(store.get(itemsAtom)).toHaveLength(30);
});

test('a list that was emptied can be brought back until the next change', async () => {
  const { store } = await shop();
  store.set(addItemAtom, product);
  store.set(clearItemsAtom);
  expect(store.get(itemsAtom)).toEqual([]);
  store.set(restoreItemsAtom);
  expect(store.get(itemsAtom)).toHaveLength(1);
  expect(store.get(canRestoreAtom)).toBe(false);
});

test('what another browser tab has changed is shown', async () => {
  const { store, notes } = await shop();
  store.set(addItemAtom, product);
  notes.items.changeElsewhere([]);
  expect(store.get(itemsAtom)).toEqual([]);
  notes.car.changeElsewhere(car);
  expect(messageIn(store.get(contactLinksAtom).chatHref)).toContain('2019');
});

test('the car stands in every message until it is forgotten', async () => {
  const { store, notes } = await shop();
  const before = store.get(productChatAtom)(product);
  store.set(saveCarAtom, car);
  expect(notes.car.write).toHaveBeenLastCalledWith({ ...car, model: 'Egea' });
  expect(messageIn(store.get(productChatAtom)(product))).toContain('yıl): Fiat Egea 2019\n');
  expect(messageIn(store.get(enquiryChatAtom))).toContain('yıl): Fiat Egea 2019\n');
  store.set(forgetCarAtom);
  expect(notes.car.write).toHaveBeenLastCalledWith(undefined);
  expect(store.get(productChatAtom)(product)).toBe(before);
});

test('parts that the page does not have are read; one that cannot be read counts as unchanged', async () => {
  const answers: Record<number, () => Promise<typeof product | undefined>> = {
    3: async () => undefined,
    4: async () => ({ ...product, id: 4, inStock: false }),
  };
  const readProduct: ProductSearch['readProduct'] = async (id) =>
    answers[id]?.() ?? Promise.reject(new TypeError('Failed to fetch'));
  const { store } = await shop([{ ...product, price: 2000 }], { readProduct });
  for (const id of [1, 3, 4, 5]) store.set(addItemAtom, { ...product, id });
  await store.set(checkItemsAtom);
  expect([...store.get(changesAtom)]).toEqual([
    [1, { kind: 'price', now: 2000 }],
    [3, { kind: 'deleted' }],
    [4, { kind: 'soldOut' }],
  ]);
});

test('without a database a part that the page does not have was deleted', async () => {
  const { store } = await shop([battery]);
  store.set(addItemAtom, product);
  await store.set(checkItemsAtom);
  expect(store.get(changesAtom).get(product.id)).toEqual({ kind: 'deleted' });
});
