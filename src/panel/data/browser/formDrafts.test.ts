import { expect, test } from 'vitest';

import { browserKey, type BrowserStorage, safeStorage } from '@/data/browser/storage';
import { fakeStorage } from '@/data/testing/fakeStorage';
import { fullStorage } from '@/data/testing/fullStorage';
import { loggedErrors } from '@/data/testing/loggedErrors';
import { brand, contact } from '@/domain/testing/examples';

import { createFormDrafts } from './formDrafts';

loggedErrors();

const typed = { name: 'HELLA (Alm', logo: '' };

function draftsOn(storage: BrowserStorage | null) {
  return createFormDrafts(safeStorage(() => storage));
}

test('a page that is opened again reads what was typed', () => {
  const storage = fakeStorage();
  const drafts = draftsOn(storage);
  drafts.keep('brands', { seen: undefined, typed });
  drafts.keep('brands', { seen: brand, typed });
  drafts.keep('contact', { seen: contact, typed: { ...contact, phone: '' } });
  expect([...storage.entries.keys()]).toEqual(
    ['brands:new', 'brands:2', 'contact:new'].map((key) => browserKey(`draft:${key}`)),
  );
  const again = draftsOn(storage);
  expect(again.of('brands')).toEqual([
    { seen: undefined, typed },
    { seen: brand, typed },
  ]);
  expect(again.of('contact')).toEqual([{ seen: contact, typed: { ...contact, phone: '' } }]);
  expect(again.of('slides')).toEqual([]);
});

test('a draft that is dropped is gone from the page and from the storage', () => {
  const storage = fakeStorage();
  const drafts = draftsOn(storage);
  drafts.keep('brands', { seen: brand, typed });
  drafts.drop('brands', { ...brand, name: 'HELLA GmbH' });
  expect(drafts.of('brands')).toEqual([]);
  expect(storage.entries.size).toBe(0);
});

test.each([null, fullStorage()])('without storage drafts last as long as the page', (storage) => {
  const drafts = draftsOn(storage);
  drafts.keep('brands', { seen: brand, typed });
  expect(drafts.of('brands')).toHaveLength(1);
});

test.each([
  '',
  '{',
  'null',
  '[]',
  '{"typed":"x"}',
  '{"typed":{}}',
  '{"seen":7,"typed":{}}',
  '{"seen":{"id":4,"name":"SKODA"},"typed":{}}',
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
  expect(draftsOn(storage).of('products')).toEqual([{ seen: undefined, typed: cut }]);
});
