import { createStore } from 'jotai';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { loadCatalogAtom } from '@/atoms/catalog';
import type { ShopInfo } from '@/domain/shop/shopInfo';
import { catalog } from '@/domain/testing/examples';

import { liveControlsAtom, loadLiveControlsAtom, returnAtom } from './liveControls';

const createLiveControls = vi.hoisted(() => vi.fn<() => Promise<object>>());
vi.mock('./search/createLiveControls', () => ({ createLiveControls }));

beforeEach(() => {
  vi.stubGlobal('window', { location: { search: '' } });
  createLiveControls.mockResolvedValue({ openPlace: () => undefined });
});
afterEach(() => void vi.unstubAllGlobals());

async function open(shop: ShopInfo, isExpected: boolean) {
  const store = createStore();
  let report: ((changed: { shop: ShopInfo }) => void) | undefined;
  const loading = Promise.withResolvers<void>();
  const repository: Parameters<typeof loadCatalogAtom.write>[2] = {
    load: async (onChange) => {
      report = onChange;
      await loading.promise;
      return { ...catalog, shop };
    },
    refresh: async () => undefined,
    loadMoreProducts: () => undefined,
    openOwner: async () => undefined,
  };
  const loaded = store.set(loadCatalogAtom, repository, (info) => {
    const isOpen = info.then(({ openControls = false }) => openControls);
    return store.set(loadLiveControlsAtom, undefined, { isOpen, isExpected });
  });
  // Expected code is fetched beside the first read, not after it.
  await vi.waitUntil(() => !isExpected || createLiveControls.mock.calls.length > 0);
  loading.resolve();
  await loaded;
  return { store, change: (info: ShopInfo) => report?.({ shop: info }) };
}

test.each([
  ['were open at the last visit', { openControls: true }, true, true],
  ['are opened since', { openControls: true }, false, true],
  ['are closed since', { openControls: false }, true, false],
  ['are closed', {}, false, false],
] as const)('controls that %s', async (_, shop, isExpected, isOpen) => {
  createLiveControls.mockClear();
  const { store } = await open(shop, isExpected);
  expect(store.get(liveControlsAtom) !== null).toBe(isOpen);
  expect(createLiveControls).toHaveBeenCalledTimes(isExpected || isOpen ? 1 : 0);
});

test('the controls of an open page change at a return only', async () => {
  const { store, change } = await open({}, false);
  change({ openControls: true });
  expect(store.get(liveControlsAtom)).toBeNull();
  await store.set(returnAtom);
  expect(store.get(liveControlsAtom)).not.toBeNull();
  change({ openControls: false });
  expect(store.get(liveControlsAtom)).not.toBeNull();
  await store.set(returnAtom);
  expect(store.get(liveControlsAtom)).toBeNull();
});
