import { expect, test, vi } from 'vitest';

import { safeStorage } from '@/data/browser/storage';
import { fakeStorage } from '@/data/testing/fakeStorage';

import { createDeviceToken } from './deviceToken';

const KEY = 'ornekoto_device';
const openTab = (store: ReturnType<typeof fakeStorage>) =>
  createDeviceToken(safeStorage(() => store));

test('a browser has one random token of 256 bits, in every tab and after a reload', () => {
  const store = fakeStorage();
  const token = openTab(store).read();
  expect(token).toMatch(/^[0-9a-f]{64}$/);
  expect(store.getItem(KEY)).toBe(token);
  expect(openTab(store).read()).toBe(token);
  expect(openTab(fakeStorage()).read()).not.toBe(token);
});

test.each(['', 'x', 'A'.repeat(64)])('the stored text %j is replaced', (text) => {
  const store = fakeStorage({ [KEY]: text });
  expect(openTab(store).read()).toMatch(/^[0-9a-f]{64}$/);
});

test('a forgotten token is replaced by another', () => {
  const store = fakeStorage();
  const tab = openTab(store);
  const first = tab.read();
  tab.forget();
  expect(store.getItem(KEY)).toBeNull();
  expect(tab.read()).not.toBe(first);
});

test('a tab that forgets its token leaves the newer one of another tab', () => {
  const store = fakeStorage();
  const [early, late] = [openTab(store), openTab(store)];
  early.read();
  late.read();
  late.forget();
  const newer = late.read();
  early.forget();
  expect(store.getItem(KEY)).toBe(newer);
  expect(early.read()).toBe(newer);
});

test('without a storage the token lasts as long as the page', () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const tab = createDeviceToken(safeStorage(() => null));
  expect(tab.read()).toBe(tab.read());
});
