import { expect, test } from 'vitest';

import { brandsAtom, productsAtom } from '@/atoms/catalog';
import { catalog } from '@/domain/testing/examples';
import { noticeAtom } from '@/panel/atoms/notice/notice';
import { ownersStore, undoNewest } from '@/panel/atoms/testing/ownersStore';
import { writeSpreadsheet } from '@/panel/data/spreadsheet/writeSpreadsheet';
import { memoryShop } from '@/panel/data/testing/memoryShop';
import { NO_CHOICES } from '@/panel/domain/spreadsheet/spreadsheetChoices';

import {
  changeSpreadsheetAtom,
  latestChangesAtom,
  openSpreadsheetAtom,
  readSpreadsheetAtom,
} from './openSpreadsheet';
import { applySpreadsheetAtom, writeSpreadsheetAtom } from './spreadsheet';

test('a list is applied with its new brands, changes nothing the next time, and is undone with them', async () => {
  const store = await ownersStore();
  const lines = ['Ürün;Marka;Kategori;Fiyat', 'Far;VALEO;Motor;1', 'Disk;GATES;Motor;2'];
  await store.set(readSpreadsheetAtom, new Blob([lines.join('\n')]));
  expect(await store.set(applySpreadsheetAtom, true)).toBeUndefined();
  const names = store.get(productsAtom).map(({ name }) => name);
  expect(names).toEqual(['Far', 'Disk', ...catalog.products.map(({ name }) => name)]);
  const logo = 'images/brands/logo-yok.svg';
  const brands = ['VALEO', 'GATES'].map((name) => ({ name, logo }));
  expect(store.get(brandsAtom)).toMatchObject([...brands, ...catalog.brands]);
  const applied = { added: 0, changed: 0, unchanged: 2 };
  expect(await store.get(latestChangesAtom)).toMatchObject(applied);

  expect(store.get(noticeAtom)?.words).toBe('Liste uygulandı: 2 yeni, 0 değişen ürün');
  await undoNewest(store);
  expect(store.get(productsAtom)).toEqual(catalog.products);
  expect(store.get(brandsAtom)).toEqual(catalog.brands);
});

test('a list tells how many of its pictures are addresses of pages; they are taken all the same', async () => {
  const store = await ownersStore();
  const lines = [
    'Ürün;Marka;Kategori;Fiyat;Görsel',
    'Far;VALEO;Motor;1;https://drive.google.com/a',
  ];
  await store.set(readSpreadsheetAtom, new Blob([lines.join('\n')]));
  expect(await store.get(latestChangesAtom)).toMatchObject({ added: 1, wrong: [], pages: 1 });
});

const MARKUP = { percent: '10', vat: '20', step: 'five', brand: 'VALEO' } as const;

async function applyWith(file: BlobPart, choices: Partial<typeof NO_CHOICES>) {
  const store = await ownersStore();
  await store.set(readSpreadsheetAtom, new Blob([file]));
  store.set(changeSpreadsheetAtom, { choices: { ...NO_CHOICES, ...choices } });
  const applied = await store.get(latestChangesAtom);
  await store.set(applySpreadsheetAtom, false);
  await store.set(readSpreadsheetAtom, new Blob([file]));
  return { applied, next: store.get(openSpreadsheetAtom) };
}

test('what was added to the prices of a supplier is added to those of the next spreadsheet', async () => {
  const { next } = await applyWith('Ürün;Marka;Kategori;Fiyat\nFar;VALEO;Motor;1', MARKUP);
  expect(next).toMatchObject({ isRemembered: true, choices: MARKUP });
});

test('what was added to the prices of the shop’s own list is not added to them again', async () => {
  const [first] = catalog.products;
  const file = await writeSpreadsheet(catalog.products.slice(0, 1), new Date(2026, 10, 21));
  const { applied, next } = await applyWith(file, MARKUP);
  expect(applied).toMatchObject({ changed: 1 });
  expect(applied?.changes.edited[0]?.after.price).toBeGreaterThan(first?.price ?? 0);
  expect(next?.choices).toEqual({ ...NO_CHOICES, brand: 'VALEO' });
});

test('a list that was made without an answer bears the time at which its contents were read', async () => {
  const readAt = new Date(2026, 10, 20, 9, 5);
  const store = await ownersStore(memoryShop(catalog, { readAt }));
  const file = await store.set(writeSpreadsheetAtom);
  expect(file?.name).toMatch(/2026-11-20-0905\.xlsx$/);
  await store.set(readSpreadsheetAtom, file?.content ?? new Blob());
  expect(store.get(openSpreadsheetAtom)?.sheet.madeAt).toBe('20.11.2026 09.05');
  expect(store.get(noticeAtom)?.words).toContain('Dosya 20 Kasım saat 09.05’te okunan');
});
