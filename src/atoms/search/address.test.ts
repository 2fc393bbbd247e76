import { expect, test } from 'vitest';

import { battery, loadedShop } from '@/atoms/testing/loadedShop';
import { selectedProductAtom, viewAtom } from '@/atoms/view';

import { addressAtom, followAddressAtom } from './address';

test('the address names the open part or search, and opens it', async () => {
  const store = await loadedShop([battery]);
  expect(store.get(addressAtom)).toBe('');
  for (const address of ['?ara=aku', '?parca=2']) {
    void store.set(followAddressAtom, address);
    expect(store.get(addressAtom)).toBe(address);
  }
  expect(store.get(selectedProductAtom)).toBe(battery);
});

test('an address that names neither opens nothing', async () => {
  const store = await loadedShop();
  void store.set(followAddressAtom, '?utm_source=whatsapp');
  expect(store.get(viewAtom)).toBe('storefront');
});
