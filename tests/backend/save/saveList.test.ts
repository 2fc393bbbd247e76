import { createStore } from 'jotai';
import { expect, test } from 'vitest';

import { loadCatalogAtom } from '@/atoms/catalog';
import { createCatalogRepository } from '@/data/session';
import { fakeBrowser } from '@/data/testing/fakeBrowser';
import { logInAtom } from '@/panel/atoms/session';
import {
  applySpreadsheetAtom,
  spreadsheetChangesAtom,
  readSpreadsheetAtom,
  undoSpreadsheetAtom,
} from '@/panel/atoms/spreadsheet';
import { ownerHalf } from '@/panel/data/testing/ownerHalf';

import { hashPassword } from '../../../scripts/build/settings/adminPassword.ts';
import { PASSWORD } from '../support/owner.ts';
import { contentOf } from '../support/tables.ts';
import { describeBackend } from '../support/useBackend.ts';
import { writesSince } from '../support/writesSince.ts';
import { useSaving } from './savePanel.ts';
import { eventually, openPage, openPanel, untilSent } from './saveToBackend.ts';

const COUNT = 10_000;

function listOf(count: number): Blob {
  const lines = Array.from({ length: count }, (_, at) => `Parça ${at};VALEO;Motor;${at},50`);
  return new Blob([['Ürün;Marka;Kategori;Fiyat', ...lines].join('\r\n')]);
}

describeBackend('a list of products', () => {
  const { backend, stored } = useSaving();

  /** The shop's own state, logged in, with this list read. */
  async function openList(list: Blob) {
    const { url, anonKey } = backend();
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
    await store.set(readSpreadsheetAtom, list);
    return store;
  }

  test(`of ${COUNT} lines is written with one request, and undone with another`, async () => {
    const before = await stored();
    const store = await openList(listOf(COUNT));
    expect(store.get(spreadsheetChangesAtom)).toMatchObject({ added: COUNT, wrong: [] });
    const begin = backend().requests.length;
    expect(await store.set(applySpreadsheetAtom, true)).toBeUndefined();
    expect(writesSince(backend(), begin)).toEqual(['POST /rpc/replace_catalog']);
    const names = await stored();
    expect(names).toHaveLength(COUNT + before.length);
    expect(names.slice(0, 2)).toEqual(['Parça 0', 'Parça 1']);
    expect(store.get(spreadsheetChangesAtom)).toMatchObject({
      added: 0,
      changed: 0,
      unchanged: COUNT,
    });
    const [brand] = await backend().sql(`select logo from brands where name = 'VALEO'`);
    expect(brand).toEqual({ logo: 'images/brands/logo-yok.svg' });

    expect(await store.set(undoSpreadsheetAtom)).toBeUndefined();
    expect(await stored()).toEqual(before);
  });

  test('is refused when another owner has edited a product, and a second try keeps the edit', async () => {
    const store = await openList(listOf(3));
    const { editor, shown, browser } = await openPanel(backend());
    const [newest] = shown().products;
    if (newest) editor.update('products', { ...newest, price: 99.5 });
    await untilSent(browser);
    const before = await contentOf(backend());
    expect(await store.set(applySpreadsheetAtom, false)).toBe('changed-elsewhere');
    expect(await contentOf(backend())).toBe(before);

    expect(await store.set(applySpreadsheetAtom, false)).toBeUndefined();
    const { products } = (await openPage(backend())).shown();
    expect(products.slice(3).map(({ price }) => price)).toEqual([99.5, 2, 1]);
  });
});
