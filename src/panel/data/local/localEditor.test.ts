import { expect, test, vi } from 'vitest';

import { OWNER_KEY } from '@/data/browser/storage';
import { sampleCatalog } from '@/data/schema/samples';
import { fakeBrowser } from '@/data/testing/fakeBrowser';
import { fullStorage } from '@/data/testing/fullStorage';
import { loggedErrors } from '@/data/testing/loggedErrors';
import { ALL_SAVED } from '@/panel/data/OwnerRepository';
import { openPage, openVisitorPage } from '@/panel/data/testing/openPage';

const logged = loggedErrors();

const brand = { name: 'VALEO', logo: 'v.svg' };

test('commands are saved to the copies without a request, and nothing is waiting', async () => {
  const fetch = vi.spyOn(globalThis, 'fetch');
  const { editor, browser, shown, panel, close } = await openPage();
  expect(shown()).toEqual(sampleCatalog);
  expect([...browser.store.entries.keys()]).toEqual([OWNER_KEY]);
  expect(editor.add('brands', brand)).toBe(11);
  editor.update('brands', 11, { name: 'Valeo' });
  editor.remove('brands', 10);
  editor.saveRecord('contact', { phone: '0312 345 67 89' });
  expect(shown().brands.map(({ id }) => id)).toEqual([11, 9, 8, 7, 6, 5, 4, 3, 2, 1]);
  expect([...browser.store.entries.keys()]).toEqual([
    OWNER_KEY,
    'ornekoto_brands',
    'ornekoto_contact',
  ]);
  expect(panel.state).toEqual(ALL_SAVED);
  editor.saveRecord('shop', { name: 'Yılmaz Oto', hasRating: false });
  expect(shown().shop).toEqual({
    name: 'Yılmaz Oto',
    hasRating: false,
    savedAt: expect.any(String),
  });
  editor.saveRecord('shop', { name: null });
  expect(shown().shop.name).toBeUndefined();
  close();
  expect((await openPage({ browser })).shown()).toEqual(shown());
  expect(fetch).not.toHaveBeenCalled();
  fetch.mockRestore();
});

test('two tabs show each other’s new items and lose none', async () => {
  const browser = fakeBrowser();
  const one = await openPage({ browser });
  const other = await openPage({ browser });
  one.editor.add('brands', brand);
  other.editor.add('brands', { ...brand, name: 'GATES' });
  await vi.waitFor(() => expect(one.shown()).toEqual(other.shown()));
  expect(one.shown().brands).toMatchObject([
    { id: 12, name: 'GATES' },
    { id: 11, name: 'VALEO' },
    ...sampleCatalog.brands,
  ]);
});

test('two tabs that change different fields of the same item or contact lose neither', async () => {
  const browser = fakeBrowser();
  const one = await openPage({ browser });
  const other = await openPage({ browser });
  const { brands } = sampleCatalog;
  const [seen] = brands;
  if (seen === undefined) throw new Error('There are samples');
  one.editor.update('brands', seen.id, { name: 'Bosch' });
  one.editor.saveRecord('contact', { phone: '0312 000 00 00' });
  other.editor.update('brands', seen.id, { logo: 'b.svg' });
  other.editor.saveRecord('contact', { address: 'Ostim' });
  await vi.waitFor(() => expect(one.shown()).toEqual(other.shown()));
  expect(one.shown().brands[0]).toMatchObject({ name: 'Bosch', logo: 'b.svg' });
  expect(one.shown().contact).toMatchObject({ phone: '0312 000 00 00', address: 'Ostim' });
});

test('a tab shows the samples after another tab clears the storage, and ignores unknown keys', async () => {
  const browser = fakeBrowser();
  const { editor, shown } = await openPage({ browser });
  editor.add('brands', brand);
  const before = shown();
  browser.openBrowserTab().storage().setItem('baska_site', '1');
  await Promise.resolve();
  expect(shown()).toBe(before);
  browser.clear();
  expect(shown()).toEqual(sampleCatalog);
});

test('an undone deletion is where it was, under the old id if it is still free', async () => {
  const { editor, shown } = await openPage();
  const namesOf = () => shown().brands.map(({ name }) => name);
  const before = namesOf();
  const { brands } = sampleCatalog;
  brands.forEach(({ id }) => editor.remove('brands', id));
  expect(namesOf()).toEqual([]);
  brands.toReversed().forEach((item) => editor.restore('brands', item));
  expect(shown().brands).toEqual(sampleCatalog.brands);

  const last = brands.find(({ id }) => id === 10) ?? { id: 10, ...brand };
  editor.remove('brands', 10);
  expect(editor.add('brands', brand)).toBe(10);
  expect(editor.restore('brands', last)).toBe(11);
  expect(namesOf()).toEqual(['VALEO', ...before]);
});

test('a wrong password opens no panel, and none does if the build has no password', async () => {
  expect(await (await openVisitorPage()).enter('Parola')).toBeUndefined();
  expect(await (await openVisitorPage({ passwordHash: '' })).enter('')).toBeUndefined();
});

test('a backup replaces the whole catalogue', async () => {
  const { browser, editor, shown } = await openPage();
  editor.add('brands', brand);
  editor.saveRecord('contact', { phone: '0312 345 67 89' });
  const backup = { ...sampleCatalog, products: [] };
  expect(await editor.replaceAll(backup)).toBeUndefined();
  expect(shown()).toEqual(backup);
  expect((await openPage({ browser })).shown()).toEqual(backup);
});

test('with a full storage new items last as long as the page, which is said, and a restore fails', async () => {
  const browser = fakeBrowser({ store: fullStorage() });
  const { editor, shown, panel } = await openPage({ browser });
  editor.add('brands', brand);
  expect(panel.state).toEqual({ ...ALL_SAVED, waiting: 1, reason: 'unstored' });
  editor.add('brands', { ...brand, name: 'GATES' });
  expect(shown().brands).toHaveLength(12);
  expect(logged).toHaveBeenCalled();
  expect(await editor.replaceAll({ ...sampleCatalog, products: [] })).toBe('refused');
  expect(shown().products).toEqual(sampleCatalog.products);
  expect(shown().brands).toHaveLength(12);
});
