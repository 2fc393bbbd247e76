import { createStore } from 'jotai';
import { expect, test, vi } from 'vitest';

import { memoryRepository } from '@/data/testing/memoryRepository';

import { openFormAtom, toggleNewFormAtom } from './admin';
import { catalogAtom, checkBackupAtom, restoreBackupAtom, writeBackupAtom } from './backup';
import { brandsAtom, contactAtom, loadCatalogAtom } from './catalog';
import {
  addItemAtom,
  forgetRemovedAtom,
  removedItemAtom,
  removeItemAtom,
  restoredItemAtom,
  saveContactAtom,
  undoRemoveAtom,
  updateItemAtom,
} from './catalogActions';
import { isLoggedInAtom, logInAtom, saveStateAtom } from './session';
import { brand, catalog } from './testing/catalog';

type Options = Parameters<typeof memoryRepository>[1];

async function loadedShop(options?: Options) {
  const store = createStore();
  await store.set(loadCatalogAtom, memoryRepository(catalog, options));
  return store;
}

async function openedPanel(options?: Options) {
  const store = await loadedShop(options);
  await store.set(logInAtom, 'yedekparca');
  return store;
}

const valeo = { name: 'VALEO', logo: 'images/brands/valeo.svg' };

test('only the right password opens the panel', async () => {
  const store = await loadedShop();
  expect(await store.set(logInAtom, 'yanlış')).toBe('wrong');
  expect(store.get(isLoggedInAtom)).toBe(false);
  expect(await store.set(logInAtom, 'yedekparca')).toBeUndefined();
  expect(store.get(isLoggedInAtom)).toBe(true);
});

test('code that does not come is no wrong password', async () => {
  const report = vi.spyOn(console, 'error').mockReturnValue();
  const store = await loadedShop({ panelMissing: true });
  expect(await store.set(logInAtom, 'yedekparca')).toBe('unreachable');
  expect(report).toHaveBeenCalledOnce();
  report.mockRestore();
});

test('nothing changes without a login', async () => {
  const store = await loadedShop();
  expect(() => store.set(addItemAtom, 'brands', valeo)).toThrow('Nobody has logged in');
});

test('adding and updating show at once and close the form', async () => {
  const store = await openedPanel();
  store.set(toggleNewFormAtom);
  const id = store.set(addItemAtom, 'brands', valeo);
  expect(store.get(brandsAtom)[0]).toEqual({ ...valeo, id });
  expect(store.get(openFormAtom)).toBeNull();

  store.set(toggleNewFormAtom);
  store.set(updateItemAtom, 'brands', { ...valeo, id, name: 'Valeo' });
  expect(store.get(brandsAtom)[0]?.name).toBe('Valeo');
  expect(store.get(openFormAtom)).toBeNull();
});

test('what was removed last comes back, once', async () => {
  const store = await openedPanel();
  store.set(removeItemAtom, 'brands', brand);
  expect(store.get(removedItemAtom)).toEqual(brand);
  expect(store.get(brandsAtom)).toHaveLength(1);

  store.set(undoRemoveAtom);
  store.set(undoRemoveAtom);
  expect(store.get(brandsAtom)).toHaveLength(2);
  expect(store.get(removedItemAtom)).toBeNull();
  expect(store.get(restoredItemAtom)).toMatchObject(['brands', { name: brand.name }]);
});

test('what is forgotten stays removed', async () => {
  const store = await openedPanel();
  store.set(removeItemAtom, 'brands', brand);
  store.set(forgetRemovedAtom);
  store.set(undoRemoveAtom);
  expect(store.get(brandsAtom)).not.toContain(brand);
});

test('the contact record and the save state follow', async () => {
  const store = await openedPanel({ saveResult: 'waiting' });
  expect(store.get(saveStateAtom)).toEqual({ waiting: 0, refused: 0 });
  store.set(saveContactAtom, { ...catalog.contact, phone: '0533 111 22 33' });
  expect(store.get(contactAtom).phone).toBe('0533 111 22 33');
  expect(store.get(saveStateAtom)).toEqual({ waiting: 1, refused: 0 });
});

test('a backup brings everything back', async () => {
  const store = await openedPanel();
  const { name, text } = store.set(writeBackupAtom, new Date(2026, 10, 21));
  expect(name).toBe('ornekoto-yedek-2026-11-21.json');
  const before = store.get(catalogAtom);
  store.set(addItemAtom, 'brands', valeo);

  const checked = store.set(checkBackupAtom, text);
  if ('problems' in checked) throw new Error(checked.problems.join('\n'));
  expect(checked.changes.brands).toEqual({ added: 0, changed: 0, removed: 1 });
  expect(await store.set(restoreBackupAtom, checked.catalog)).toBeUndefined();
  expect(store.get(catalogAtom)).toEqual(before);
});

test('a backup that cannot be put back changes nothing', async () => {
  const store = await openedPanel({ replaceFailure: 'unreachable' });
  store.set(toggleNewFormAtom);
  expect(await store.set(restoreBackupAtom, { ...catalog, brands: [] })).toBe('unreachable');
  expect(store.get(brandsAtom)).toHaveLength(2);
  expect(store.get(openFormAtom)).toEqual({ kind: 'new' });
});
