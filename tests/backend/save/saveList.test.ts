import { createStore } from 'jotai';
import { expect, test } from 'vitest';

import { loadCatalogAtom } from '@/atoms/catalog';
import { createCatalogRepository } from '@/data/session';
import { fakeBrowser } from '@/data/testing/fakeBrowser';
import {
  applySpreadsheetAtom,
  readSpreadsheetAtom,
  spreadsheetChangesAtom,
  undoSpreadsheetAtom,
} from '@/panel/atoms/changes/spreadsheet';
import { logInAtom } from '@/panel/atoms/session';
import { ownerHalf } from '@/panel/data/testing/ownerHalf';

import type { LocalBackend } from '../../../scripts/backend/localBackend.ts';
import { hashPassword } from '../../../scripts/build/settings/adminPassword.ts';
import { PASSWORD } from '../support/owner.ts';
import { describeBackend } from '../support/useBackend.ts';
import { writesSince } from '../support/writesSince.ts';
import { useSaving } from './savePanel.ts';
import { eventually } from './saveToBackend.ts';

const COUNT = 10_000;

function listOf(count: number): Blob {
  const lines = Array.from({ length: count }, (_, at) => `Parça ${at};VALEO;Motor;${at},50`);
  return new Blob([['Ürün;Marka;Kategori;Fiyat', ...lines].join('\r\n')]);
}

/** The shop's own state, logged in and with all lists read. */
async function ownersStore({ url, anonKey }: LocalBackend) {
  const { storage, browserTab } = fakeBrowser().openBrowserTab();
  const store = createStore();
  const repository = createCatalogRepository({
    backend: { url, key: anonKey },
    storage,
    browserTab,
    passwordHash: hashPassword(PASSWORD, 2),
    importOwnerHalf: async () => ownerHalf(),
  });
  await store.set(loadCatalogAtom, repository);
  expect(await store.set(logInAtom, PASSWORD)).toBeUndefined();
  await eventually(() => expect(storage()?.getItem('ornekoto_source')).not.toBeNull());
  return store;
}

describeBackend('a list of products', () => {
  const { backend, stored } = useSaving();

  test(`of ${COUNT} lines is written with one request, and undone with another`, async () => {
    const before = await stored();
    const store = await ownersStore(backend());
    await store.set(readSpreadsheetAtom, listOf(COUNT));
    expect(store.get(spreadsheetChangesAtom)).toMatchObject({ added: COUNT, wrong: [] });
    const begin = backend().requests.length;
    expect(await store.set(applySpreadsheetAtom, true)).toBeUndefined();
    expect(writesSince(backend(), begin)).toEqual(['POST /rpc/change_products']);
    const names = await stored();
    expect(names).toHaveLength(COUNT + before.length);
    expect(names.slice(0, 2)).toEqual(['Parça 0', 'Parça 1']);
    const applied = { added: 0, changed: 0, unchanged: COUNT };
    expect(store.get(spreadsheetChangesAtom)).toMatchObject(applied);
    const brands = async () => backend().sql(`select logo from brands where name = 'VALEO'`);
    const valeo = { logo: 'images/brands/logo-yok.svg' };
    await eventually(async () => expect(await brands()).toEqual([valeo]));

    expect(await store.set(undoSpreadsheetAtom)).toBeUndefined();
    expect(await stored()).toEqual(before);
    await eventually(async () => expect(await brands()).toEqual([]));
  });
});
