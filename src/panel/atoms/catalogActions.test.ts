import { createStore } from 'jotai';
import { expect, test, vi } from 'vitest';

import {
  brandsAtom,
  contactAtom,
  loadCatalogAtom,
  productsAtom,
  shopFactsAtom,
} from '@/atoms/catalog';
import { brand, catalog, product } from '@/domain/testing/examples';
import { ALL_SAVED } from '@/panel/data/OwnerRepository';
import { memoryShop } from '@/panel/data/testing/memoryShop';

import { itemActions, saveRecordAtom } from './catalogActions';
import { replaceCatalogAtom } from './files/backup';
import { noticeAtom } from './notice/notice';
import { undoStepAtom } from './notice/undoStep';
import { openFormAtom, showFormAtom } from './openForm';
import { isLoggedInAtom, logInAtom, saveStateAtom } from './session';
import { ownersStore } from './testing/ownersStore';

const valeo = { name: 'VALEO', logo: 'images/brands/valeo.svg' };

const newForm = { key: 'new-1', typed: {}, isRestored: false };

test('only the right password opens the panel, and without it no item can be added', async () => {
  const store = createStore();
  await store.set(loadCatalogAtom, memoryShop(catalog));
  expect(await store.set(logInAtom, 'yanlış')).toBe('wrong');
  expect(store.get(isLoggedInAtom)).toBe(false);
  expect(() => store.set(itemActions.brands.add, valeo)).toThrow('Nobody has logged in');
  expect(await store.set(logInAtom, 'yedekparca')).toBeUndefined();
  expect(store.get(isLoggedInAtom)).toBe(true);
});

test('adding and updating an item shows it at once and closes the form', async () => {
  const store = await ownersStore();
  store.set(showFormAtom, newForm);
  const id = store.set(itemActions.brands.add, valeo);
  expect(store.get(brandsAtom)[0]).toEqual({ ...valeo, id });
  expect(store.get(openFormAtom)).toBeNull();

  store.set(showFormAtom, newForm);
  store.set(itemActions.brands.update, id, { name: 'Valeo' });
  expect(store.get(brandsAtom)[0]?.name).toBe('Valeo');
  expect(store.get(openFormAtom)).toBeNull();
});

test('after a removal the next row takes its place, or the one before the last', async () => {
  const store = await ownersStore();
  store.set(itemActions.brands.add, valeo);
  const [first, , last] = store.get(brandsAtom);
  expect(store.set(itemActions.brands.remove, brand.id)).toBe(last);
  if (last === undefined) throw new Error('There are three brands');
  expect(store.set(itemActions.brands.remove, last.id)).toBe(first);
});

test('saving contact details updates the record and the save state', async () => {
  const store = await ownersStore(memoryShop(catalog, { saveResult: 'waiting' }));
  expect(store.get(saveStateAtom)).toEqual(ALL_SAVED);
  store.set(saveRecordAtom, 'contact', { ...catalog.contact, phone: '0533 111 22 33' });
  expect(store.get(contactAtom).phone).toBe('0533 111 22 33');
  expect(store.get(saveStateAtom)).toEqual({ ...ALL_SAVED, waiting: 1 });
});

test('a changed price leaves what the page says of the shop as it is', async () => {
  const store = await ownersStore(memoryShop({ ...catalog, shop: { savedAt: '2026-11-28' } }));
  const facts = store.get(shopFactsAtom);
  expect(facts.categories).toEqual([{ name: product.category, count: 1 }]);
  store.set(itemActions.products.update, product.id, { price: 99 });
  expect(store.get(productsAtom)[0]?.price).toBe(99);
  expect(store.get(shopFactsAtom)).toBe(facts);
});

test('saving the shop changes what the page says, and the snackbar undoes it', async () => {
  const store = await ownersStore(memoryShop(catalog));
  store.set(saveRecordAtom, 'shop', { name: 'Yılmaz Oto', hasWarranty: true });
  expect(store.get(shopFactsAtom)).toMatchObject({
    isOwn: true,
    name: 'Yılmaz Oto',
    hasWarranty: true,
    hasRating: false,
  });
  const { words, undoes } = store.get(noticeAtom) ?? {};
  expect(words).toBe('Mağaza bilgileri değişti: Mağaza adı, Garanti sözü görünsün');
  if (undoes) await store.set(undoStepAtom, undoes);
  expect(store.get(shopFactsAtom)).toMatchObject({ name: 'Örnek Oto', hasWarranty: false });
});

test('what changes while the products of a renamed brand are written is no part of that change', async () => {
  const store = await ownersStore(
    memoryShop({ ...catalog, products: [{ ...product, brand: brand.name }] }),
  );
  store.set(itemActions.brands.update, brand.id, { name: 'Yeni ad' });
  store.set(saveRecordAtom, 'contact', { phone: '0533 111 22 33' });
  const contact = store.get(noticeAtom)?.undoes;
  await vi.waitFor(() => expect(store.get(noticeAtom)?.undoes).not.toBe(contact));
  const renamed = store.get(noticeAtom)?.undoes;
  const edited = [expect.anything()];
  expect(renamed?.undo).toEqual({
    products: expect.objectContaining({ edited }),
    brands: expect.objectContaining({ edited }),
  });
  expect(contact?.undo).toEqual({ contact: expect.objectContaining({ edited }) });
});

test('without a function for many products those of a renamed brand are changed one by one', async () => {
  const products = [{ ...product, brand: brand.name }];
  const store = await ownersStore(
    memoryShop({ ...catalog, products }, { changeFailure: 'unsupported' }),
  );
  store.set(itemActions.brands.update, brand.id, { name: 'Yeni ad' });
  await vi.waitFor(() => expect(store.get(noticeAtom)?.undoes).toBeDefined());
  expect(store.get(productsAtom)).toMatchObject([{ brand: 'Yeni ad' }]);
  const renamed = store.get(noticeAtom)?.undoes;
  expect(renamed?.undo.products?.edited).toMatchObject([{ after: { brand: brand.name } }]);
});

test('a failed restore keeps the catalogue and the open form', async () => {
  const store = await ownersStore(memoryShop(catalog, { replaceFailure: 'unreachable' }));
  store.set(showFormAtom, newForm);
  expect(await store.set(replaceCatalogAtom, { ...catalog, brands: [] })).toBe('unreachable');
  expect(store.get(brandsAtom)).toHaveLength(2);
  expect(store.get(openFormAtom)).toEqual(newForm);
});
