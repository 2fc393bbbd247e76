import { expect, test } from 'vitest';

import {
  applySpreadsheetAtom,
  readSpreadsheetAtom,
  spreadsheetChangesAtom,
  undoSpreadsheetAtom,
} from '@/panel/atoms/changes/spreadsheet';

import { describeBackend } from '../support/useBackend.ts';
import { writesSince } from '../support/writesSince.ts';
import { ownersStore } from './ownersStore.ts';
import { useSaving } from './savePanel.ts';
import { eventually } from './saveToBackend.ts';

const COUNT = 10_000;

function listOf(count: number): Blob {
  const lines = Array.from({ length: count }, (_, at) => `Parça ${at};VALEO;Motor;${at},50`);
  return new Blob([['Ürün;Marka;Kategori;Fiyat', ...lines].join('\r\n')]);
}

describeBackend('a list of products', () => {
  const { backend, stored } = useSaving();

  async function openList(list: Blob) {
    const store = await ownersStore(backend());
    await store.set(readSpreadsheetAtom, list);
    return store;
  }

  test(`of ${COUNT} lines is written with one request, and undone with another`, async () => {
    const before = await stored();
    const store = await openList(listOf(COUNT));
    expect(store.get(spreadsheetChangesAtom)).toMatchObject({ added: COUNT, wrong: [] });
    const begin = backend().requests.length;
    expect(await store.set(applySpreadsheetAtom, true)).toBeUndefined();
    expect(writesSince(backend(), begin)).toEqual(['POST /rpc/change_products']);
    const names = await stored();
    expect(names).toHaveLength(COUNT + before.length);
    expect(names.slice(0, 2)).toEqual(['Parça 0', 'Parça 1']);
    expect(store.get(spreadsheetChangesAtom)).toMatchObject({
      added: 0,
      changed: 0,
      unchanged: COUNT,
    });
    const brands = async () => backend().sql(`select logo from brands where name = 'VALEO'`);
    const valeo = { logo: 'images/brands/logo-yok.svg' };
    await eventually(async () => expect(await brands()).toEqual([valeo]));

    expect(await store.set(undoSpreadsheetAtom)).toBeUndefined();
    expect(await stored()).toEqual(before);
    await eventually(async () => expect(await brands()).toEqual([]));
  });
});
