import { createStore } from 'jotai';
import { expect, test, vi } from 'vitest';

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
import { openPage, openPanel, product, untilSent } from './saveToBackend.ts';

const COUNT = 10_000;

function listOf(count: number): Blob {
  const lines = Array.from({ length: count }, (_, at) => `Parça ${at};VALEO;Motor;${at},50`);
  return new Blob([['Ürün;Marka;Kategori;Fiyat', ...lines].join('\r\n')]);
}

describeBackend('a list of products', () => {
  const { backend, stored, injectFaults } = useSaving();

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
    await vi.waitFor(() => expect(storage()?.getItem('ornekoto_source')).not.toBeNull());
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

  test('is refused when another owner has added a product meanwhile', async () => {
    const store = await openList(listOf(3));
    const other = await openPanel(backend());
    other.editor.add('products', product('Ötekinin ürünü'));
    await untilSent(other.browser);
    const before = await contentOf(backend());
    expect(await store.set(applySpreadsheetAtom, false)).toBe('changed-elsewhere');
    expect(await contentOf(backend())).toBe(before);
  });

  test.each<[string, (other: Awaited<ReturnType<typeof openPanel>>) => void]>([
    [
      'a product',
      ({ editor, shown }) => {
        const [newest] = shown().products;
        if (newest) editor.update('products', { ...newest, price: 99.5 });
      },
    ],
    [
      'a brand',
      ({ editor, shown }) => {
        const [newest] = shown().brands;
        if (newest) editor.update('brands', { ...newest, logo: 'images/yeni.svg' });
      },
    ],
    [
      'the contact details',
      ({ editor, shown }) => editor.saveContact({ ...shown().contact, phone: '0312 345 67 89' }),
    ],
  ])(
    'is refused when another owner has edited %s, and a second try keeps the edit',
    async (_, edit) => {
      const store = await openList(listOf(3));
      const other = await openPanel(backend());
      edit(other);
      await untilSent(other.browser);
      const before = await contentOf(backend());
      expect(await store.set(applySpreadsheetAtom, false)).toBe('changed-elsewhere');
      expect(await contentOf(backend())).toBe(before);

      expect(await store.set(applySpreadsheetAtom, false)).toBeUndefined();
      const { products, brands, contact } = (await openPage(backend())).shown();
      const { shown } = other;
      expect(products.slice(3).map(({ price }) => price)).toEqual(
        shown().products.map(({ price }) => price),
      );
      expect(brands.map(({ logo }) => logo)).toEqual(shown().brands.map(({ logo }) => logo));
      expect(contact).toEqual(shown().contact);
    },
  );

  test('is written once when the answer is lost', async () => {
    const store = await openList(listOf(3));
    const before = await stored();
    let lost = 0;
    injectFaults(({ path }) =>
      path.startsWith('/rpc/replace_catalog') && ++lost === 1 ? 'lose answer' : undefined,
    );
    expect(await store.set(applySpreadsheetAtom, false)).toBeUndefined();
    expect(await stored()).toEqual(['Parça 0', 'Parça 1', 'Parça 2', ...before]);
  });
});
