import { expect, test } from 'vitest';

import { adminTabAtom } from '@/atoms/admin';
import { brand, catalog } from '@/domain/testing/examples';

import { itemActions } from './catalogActions';
import { halfFilledAtom, newDraftAtom } from './drafts';
import {
  cancelFormAtom,
  discardTypedAtom,
  dropDraftAtom,
  editItemAtom,
  openRecordFormAtom,
  toggleNewFormAtom,
  typeAtom,
} from './forms';
import { closeFormAtom, openFormAtom, selectAdminTabAtom } from './openForm';
import { ownersStore } from './testing/ownersStore';

const typed = { name: 'HELLA (Alm' };

async function brandsTab() {
  const store = await ownersStore();
  store.set(selectAdminTabAtom, 'brands');
  return store;
}

/** The text that was typed into the form of `brand`, which was then left. */
async function withDraft() {
  const store = await brandsTab();
  store.set(editItemAtom, brand.id);
  store.set(typeAtom, typed);
  store.set(closeFormAtom);
  return store;
}

test('the form for a new item toggles, and an edit form replaces it', async () => {
  const store = await brandsTab();
  store.set(toggleNewFormAtom);
  expect(store.get(openFormAtom)).toMatchObject({ seen: undefined, typed: {} });
  store.set(editItemAtom, brand.id);
  expect(store.get(openFormAtom)).toMatchObject({ seen: brand, typed: {} });
  store.set(toggleNewFormAtom);
  store.set(toggleNewFormAtom);
  expect(store.get(openFormAtom)).toBeNull();
});

test('switching tabs closes the form in the same update', async () => {
  const store = await brandsTab();
  store.set(toggleNewFormAtom);
  const seen: unknown[] = [];
  store.sub(adminTabAtom, () => seen.push([store.get(adminTabAtom), store.get(openFormAtom)]));
  store.set(selectAdminTabAtom, 'slides');
  expect(seen).toEqual([['slides', null]]);
});

test('what was typed comes back in its own form', async () => {
  const store = await withDraft();
  store.set(toggleNewFormAtom);
  expect(store.get(openFormAtom)).toMatchObject({ seen: undefined, typed: {} });
  store.set(typeAtom, { name: 'VAL' });
  store.set(editItemAtom, brand.id);
  expect(store.get(openFormAtom)).toMatchObject({ seen: brand, typed });
  store.set(toggleNewFormAtom);
  expect(store.get(openFormAtom)).toMatchObject({ seen: undefined, typed: { name: 'VAL' } });
});

test('a restored form shows the values from when it was typed, until the owner discards the text', async () => {
  const store = await withDraft();
  const renamed = { ...brand, name: 'HELLA GmbH' };
  store.set(itemActions.brands.update, brand.id, { name: renamed.name });
  store.set(editItemAtom, renamed.id);
  expect(store.get(openFormAtom)).toMatchObject({ seen: brand, typed });
  store.set(discardTypedAtom);
  expect(store.get(openFormAtom)).toMatchObject({ seen: renamed });
  store.set(closeFormAtom);
  store.set(editItemAtom, renamed.id);
  expect(store.get(openFormAtom)).toMatchObject({ seen: renamed });
});

test('a cancelled form and a deleted item leave nothing behind', async () => {
  const store = await withDraft();
  store.set(editItemAtom, brand.id);
  store.set(cancelFormAtom);
  store.set(editItemAtom, brand.id);
  expect(store.get(openFormAtom)).toMatchObject({ seen: brand, typed: {} });
  store.set(typeAtom, typed);
  store.set(dropDraftAtom, brand.id);
  store.set(editItemAtom, brand.id);
  expect(store.get(openFormAtom)).toMatchObject({ seen: brand, typed: {} });
});

test('an item that has got another id keeps its draft, until it is deleted', async () => {
  const store = await withDraft();
  const { id, ...values } = brand;
  store.set(itemActions.brands.add, { ...values, name: 'VALEO' });
  store.set(itemActions.brands.remove, id);
  const now = store.set(itemActions.brands.add, values);
  expect(now).not.toBe(id);
  expect(store.get(halfFilledAtom)).toEqual(new Set([now]));
  expect(store.get(newDraftAtom)).toBeUndefined();
  store.set(dropDraftAtom, now);
  expect(store.get(halfFilledAtom)).toEqual(new Set());
});

test('typed contact details come back until they are dropped', async () => {
  const store = await brandsTab();
  store.set(selectAdminTabAtom, 'contact');
  store.set(openRecordFormAtom, 'contact', catalog.contact);
  const untouched = { key: 'contact', seen: catalog.contact, typed: {}, isRestored: false };
  expect(store.get(openFormAtom)).toEqual(untouched);
  const text = { ...catalog.contact, phone: '0532' };
  store.set(typeAtom, text);
  store.set(selectAdminTabAtom, 'brands');
  store.set(selectAdminTabAtom, 'contact');
  store.set(openRecordFormAtom, 'contact', catalog.contact);
  const restored = { seen: catalog.contact, typed: text, isRestored: true };
  expect(store.get(openFormAtom)).toMatchObject(restored);
  store.set(discardTypedAtom);
  expect(store.get(openFormAtom)).toEqual(untouched);
});
