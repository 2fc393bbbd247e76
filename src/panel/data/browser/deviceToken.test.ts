import { expect, test, vi } from 'vitest';

import { safeStorage } from '@/data/browser/storage';
import { fakeStorage } from '@/data/testing/fakeStorage';

import { createDeviceToken } from './deviceToken';

const KEY = 'ornekoto_device';
const openBrowserTab = (store: ReturnType<typeof fakeStorage>) =>
  createDeviceToken(safeStorage(() => store));

test('a browser has one random token of 256 bits, in every tab and after a reload', () => {
  const store = fakeStorage();
  const token = openBrowserTab(store).read();
  expect(token).toMatch(/^[0-9a-f]{64}$/);
  expect(store.getItem(KEY)).toBe(token);
  expect(openBrowserTab(store).read()).toBe(token);
  expect(openBrowserTab(fakeStorage()).read()).not.toBe(token);
});

test.each(['', 'x', 'A'.repeat(64)])('the stored text %j is replaced', (text) => {
  const store = fakeStorage({ [KEY]: text });
  expect(openBrowserTab(store).read()).toMatch(/^[0-9a-f]{64}$/);
});

test('a tab that discards its token leaves the newer one of another tab', () => {
  const store = fakeStorage();
  const [early, late] = [openBrowserTab(store), openBrowserTab(store)];
  early.read();
  late.read();
  late.discard();
  const newer = late.read();
  early.discard();
  expect(store.getItem(KEY)).toBe(newer);
  expect(early.read()).toBe(newer);
});

test('without a storage the token lasts as long as the page', () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const browserTab = createDeviceToken(safeStorage(() => null));
  expect(browserTab.read()).toBe(browserTab.read());
});
