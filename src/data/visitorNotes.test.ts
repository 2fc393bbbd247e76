import { expect, test, vi } from 'vitest';

import { fakeBrowser } from '@/data/testing/fakeBrowser';
import { fakeStorage } from '@/data/testing/fakeStorage';
import type { Car } from '@/domain/enquiry/car';
import { type EnquiryItem, enquiryItem } from '@/domain/enquiry/enquiry';
import { product } from '@/domain/testing/examples';

import { safeStorage } from './browser/storage';
import type { SavedValue } from './CatalogRepository';
import { createVisitorNotes } from './visitorNotes';

const item = enquiryItem(product);
const car = { make: 'Fiat', model: 'Egea', year: '2019', chassis: '' };

const notesIn = (saved: Record<string, string>) =>
  createVisitorNotes(
    safeStorage(() => fakeStorage(saved)),
    {},
  );

function savedIn<Value>({ follow }: SavedValue<Value>): Value | undefined {
  const onValue = vi.fn<(value: Value) => void>();
  follow(onValue);
  return onValue.mock.lastCall?.[0];
}

test('list and car are kept under keys of the shop, and another browser tab hears of them', async () => {
  const browser = fakeBrowser();
  const openNotes = () => {
    const { storage, browserTab } = browser.openBrowserTab();
    return createVisitorNotes(safeStorage(storage), browserTab);
  };
  const [one, other] = [openNotes(), openNotes()];
  const onItems = vi.fn<(items: readonly EnquiryItem[]) => void>();
  const onCar = vi.fn<(saved: Car | undefined) => void>();
  other.items.follow(onItems);
  other.car.follow(onCar);
  expect(onItems).toHaveBeenCalledExactlyOnceWith([]);
  expect(onCar).toHaveBeenCalledExactlyOnceWith(undefined);

  one.items.write([item]);
  one.car.write(car);
  expect([...browser.store.entries.keys()]).toEqual(['ornekoto_enquiry', 'ornekoto_car']);
  expect(savedIn(other.items)).toEqual([item]);
  await vi.waitFor(() => expect(onCar).toHaveBeenLastCalledWith(car));
  expect(onItems).toHaveBeenLastCalledWith([item]);
  expect([onItems.mock.calls.length, onCar.mock.calls.length]).toEqual([2, 2]);

  one.car.write(undefined);
  expect(browser.store.entries.has('ornekoto_car')).toBe(false);
  await vi.waitFor(() => expect(onCar).toHaveBeenLastCalledWith(undefined));

  browser.clear();
  expect(onItems).toHaveBeenLastCalledWith([]);
});

test.each([
  ['no JSON', '{', []],
  ['another shape', '{"id":1}', []],
  ['entries without a name or an id', '[{"id":1},{"name":"Far"},7]', []],
  ['a quantity that nobody can choose', JSON.stringify([{ ...item, quantity: 100 }]), [item]],
  ['a price that is none', JSON.stringify([{ ...item, price: 'x' }]), [{ ...item, price: 0 }]],
  [
    'the same part twice',
    JSON.stringify([item, { ...item, quantity: 2 }]),
    [{ ...item, quantity: 2 }],
  ],
])('%s in the storage does no harm', (_, text, expected) => {
  expect(savedIn(notesIn({ ornekoto_enquiry: text }).items)).toEqual(expected);
});

test('without notes the list is empty, a longer one is cut to 30 parts, and an empty car is none', () => {
  expect(savedIn(notesIn({}).items)).toEqual([]);
  const items = Array.from({ length: 40 }, (_, index) => ({ ...item, id: index + 1 }));
  const stored = { ornekoto_enquiry: JSON.stringify(items), ornekoto_car: '{"make":""}' };
  expect(savedIn(notesIn(stored).items)).toHaveLength(30);
  expect(savedIn(notesIn(stored).car)).toBeUndefined();
});
