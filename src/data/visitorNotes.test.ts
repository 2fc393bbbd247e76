import { expect, test, vi } from 'vitest';

import { fakeBrowser } from '@/data/testing/fakeBrowser';
import { fakeStorage } from '@/data/testing/fakeStorage';
import { loggedErrors } from '@/data/testing/loggedErrors';
import type { Car } from '@/domain/enquiry/car';
import { type EnquiryItem, enquiryItem } from '@/domain/enquiry/enquiry';
import { product } from '@/domain/testing/examples';

import { safeStorage } from './browser/storage';
import { createVisitorNotes } from './visitorNotes';

loggedErrors();

const item = enquiryItem(product);
const car = { make: 'Fiat', model: 'Egea', year: '2019', chassis: '' };

const notesOf = ({
  storage,
  browserTab,
}: ReturnType<ReturnType<typeof fakeBrowser>['openBrowserTab']>) =>
  createVisitorNotes(safeStorage(storage), browserTab);

test('list and car are kept under keys of the shop, and another browser tab hears of them', async () => {
  const browser = fakeBrowser();
  const one = notesOf(browser.openBrowserTab());
  const other = notesOf(browser.openBrowserTab());
  const onItems = vi.fn<(items: readonly EnquiryItem[]) => void>();
  const onCar = vi.fn<(saved: Car | undefined) => void>();
  other.items.watch(onItems);
  other.car.watch(onCar);

  one.items.write([item]);
  one.car.write(car);
  expect([...browser.store.entries.keys()]).toEqual(['ornekoto_enquiry', 'ornekoto_car']);
  expect(other.items.read()).toEqual([item]);
  await vi.waitFor(() => expect(onCar).toHaveBeenCalledExactlyOnceWith(car));
  expect(onItems).toHaveBeenCalledExactlyOnceWith([item]);

  one.car.write(undefined);
  expect(browser.store.entries.has('ornekoto_car')).toBe(false);
  await vi.waitFor(() => expect(onCar).toHaveBeenLastCalledWith(undefined));
});

test.each([
  ['nothing', undefined, []],
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
])('%s in the storage does no harm', (_, saved, expected) => {
  const storage = fakeStorage(saved === undefined ? {} : { ornekoto_enquiry: saved });
  const notes = createVisitorNotes(
    safeStorage(() => storage),
    {},
  );
  expect(notes.items.read()).toEqual(expected);
});

test('a list of more than 30 parts is cut, and an empty car is none', () => {
  const items = Array.from({ length: 40 }, (_, index) => ({ ...item, id: index + 1 }));
  const saved = { ornekoto_enquiry: JSON.stringify(items), ornekoto_car: '{"make":""}' };
  const notes = createVisitorNotes(
    safeStorage(() => fakeStorage(saved)),
    {},
  );
  expect(notes.items.read()).toHaveLength(30);
  expect(notes.car.read()).toBeUndefined();
});

function blocked(): never {
  throw new DOMException('', 'SecurityError');
}

test('a blocked storage does no harm', () => {
  const notes = createVisitorNotes(safeStorage(blocked), {});
  notes.items.write([item]);
  expect(notes.items.read()).toEqual([]);
});
