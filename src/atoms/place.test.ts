import { expect, test } from 'vitest';

import { product } from '@/domain/testing/examples';

import { openPlaceAtom, placeAtom } from './place';
import { loadedShop } from './testing/loadedShop';
import { selectedProductAtom, selectProductAtom } from './view';

test('a product that the page has not read yet opens again', async () => {
  const before = await loadedShop();
  const beyond = { ...product, id: 61 };
  before.set(selectProductAtom, beyond);
  const renewed = await loadedShop();
  renewed.set(openPlaceAtom, before.get(placeAtom));
  expect(renewed.get(selectedProductAtom)).toEqual(beyond);
});
