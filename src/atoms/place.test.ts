import { expect, test } from 'vitest';

import { product } from '@/domain/testing/examples';

import { adminTabAtom, isAdminOpenAtom, setAdminTabAtom, showAdminAtom } from './admin';
import { describePlaceAtom, openPlaceAtom, typedBeforeAtom } from './place';
import { searchAtom } from './search/results';
import { loadedShop } from './testing/loadedShop';
import { closeTopScreenAtom, placesAtom, selectedProductAtom, selectProductAtom } from './view';

const beyond = { ...product, id: 61 };

test('screens open again with their places, also a product that the page has not read yet', async () => {
  const before = await loadedShop();
  await before.set(searchAtom, { text: 'far' });
  before.set(selectProductAtom, beyond);
  before.set(setAdminTabAtom, 'brands');
  before.set(showAdminAtom);
  before.get(placesAtom).forEach((place, index) => (place.scrollY = 100 * index));
  const described = before.set(describePlaceAtom);

  const after = await loadedShop();
  after.set(openPlaceAtom, { ...JSON.parse(JSON.stringify(described)), typed: 'balata' });
  expect(after.set(describePlaceAtom)).toEqual(described);
  expect(described.scrolls).toEqual([0, 100, 200, 300]);
  expect(after.get(typedBeforeAtom)).toBe('balata');
  expect([after.get(isAdminOpenAtom), after.get(adminTabAtom)]).toEqual([true, 'brands']);
  after.set(closeTopScreenAtom);
  expect(after.get(selectedProductAtom)).toEqual(beyond);
});

test('what another build has written, or nobody, opens the storefront', async () => {
  const store = await loadedShop();
  store.set(openPlaceAtom, {});
  expect(store.get(placesAtom)).toEqual([{ scrollY: 0 }]);
});
