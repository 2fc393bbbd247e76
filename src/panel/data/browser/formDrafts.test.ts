import { expect, test } from 'vitest';

import { browserKey, type BrowserStorage, safeStorage } from '@/data/browser/storage';
import { fakeBrowser } from '@/data/testing/fakeBrowser';
import { fakeStorage } from '@/data/testing/fakeStorage';
import { fullStorage } from '@/data/testing/fullStorage';
import { loggedErrors } from '@/data/testing/loggedErrors';
import { brand, contact } from '@/domain/testing/examples';

import { createFormDrafts } from './formDrafts';

loggedErrors();

const typed = { name: 'HELLA (Alm', logo: '' };
const photograph = `https://a.example/pictures/${'1'.repeat(64)}.webp`;

function draftsOn(storage: BrowserStorage | null) {
  return createFormDrafts(safeStorage(() => storage));
}

test('a page that is opened again reads what was typed, the oldest new item first', () => {
  const storage = fakeStorage();
  const drafts = draftsOn(storage);
  const first = drafts.take('products', { photograph, typed: {} });
  const second = drafts.take('products', { typed: {} });
  drafts.keep('products', { key: second, typed });
  drafts.keep('products', { key: first, photograph, typed: {} });
  drafts.keep('brands', { key: '2', seen: brand, typed });
  drafts.keep('contact', { key: 'contact', seen: contact, typed: { ...contact, phone: '' } });
  const again = draftsOn(storage);
  expect(again.of('products')).toEqual([
    { key: first, photograph, typed: {} },
    { key: second, typed },
  ]);
  expect(again.of('brands')).toEqual([{ key: '2', seen: brand, typed }]);
  expect(again.of('contact')).toMatchObject([{ seen: contact, typed: { phone: '' } }]);
  expect(again.of('slides')).toEqual([]);
  expect([again.uses(photograph), again.uses('images/x.webp')]).toEqual([true, false]);
});

test('a draft that is dropped is gone from the page and from the storage', () => {
  const storage = fakeStorage();
  const drafts = draftsOn(storage);
  drafts.keep('brands', { key: '2', seen: brand, typed });
  drafts.drop('brands', '2');
  expect(drafts.of('brands')).toEqual([]);
  expect(storage.entries.size).toBe(0);
  expect(drafts.isTaken('brands', '2')).toBe(false);
});

test('a draft that another browser tab opens is taken from this one', async () => {
  const browser = fakeBrowser();
  const [mine, theirs] = [browser.openBrowserTab(), browser.openBrowserTab()].map((page) =>
    createFormDrafts(safeStorage(page.storage), page.browserTab),
  );
  const heard: boolean[] = [];
  const key = mine?.take('brands', { seen: brand, typed }) ?? '';
  mine?.watch(() => heard.push(mine.isTaken('brands', key)));
  mine?.keep('brands', { key, seen: brand, typed });
  const [draft] = theirs?.of('brands') ?? [];
  const taken = draft && theirs?.take('brands', draft);
  expect(mine?.isTaken('brands', key)).toBe(true);
  await expect.poll(() => heard).toContain(true);
  expect(mine?.of('brands')).toEqual([{ key: taken, seen: brand, typed }]);
  expect(theirs?.isTaken('brands', taken ?? '')).toBe(false);
});

test.each([null, fullStorage()])('without storage drafts last as long as the page', (storage) => {
  const drafts = draftsOn(storage);
  expect(drafts.areStored()).toBe(true);
  drafts.keep('brands', { key: '2', seen: brand, typed });
  expect(drafts.of('brands')).toHaveLength(1);
  expect([drafts.areStored(), drafts.isTaken('brands', '2')]).toEqual([false, false]);
});

test.each([
  '',
  '{',
  'null',
  '[]',
  '{"typed":"x"}',
  '{"seen":7,"typed":{}}',
  '{"photograph":"javascript:1","typed":{}}',
])('the damaged draft %s is removed', (stored) => {
  const storage = fakeStorage({ [browserKey('draft:brands:3')]: stored });
  expect(draftsOn(storage).of('brands')).toEqual([]);
  expect(storage.entries.size).toBe(0);
});

test('texts are made well-formed and cut to the limits of their fields', () => {
  const name = `${'a'.repeat(300)}\uD83D`;
  const long = JSON.stringify({
    typed: { name, price: '9'.repeat(5000), description: 'Fren \uD83D' },
  });
  const storage = fakeStorage({ [browserKey('draft:products:new')]: long });
  const cut = { name: 'a'.repeat(200), price: '9'.repeat(2048), description: 'Fren \uFFFD' };
  expect(draftsOn(storage).of('products')).toEqual([{ key: 'new', typed: cut }]);
});
