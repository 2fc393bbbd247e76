import { expect, test } from 'vitest';

import { shop } from '@/content/shop';
import type { Catalog } from '@/domain/catalog';
import { catalog as samples } from '@/domain/testing/examples';
import { memoryShop } from '@/panel/data/testing/memoryShop';

import { saveRecordAtom } from './catalogActions';
import { writeBackupAtom } from './files/backup';
import { catalogAtom } from './lists';
import { noticeAtom } from './notice/notice';
import { isSetUpShownAtom, putAsideAtom, readinessAtom, removeSamplesAtom } from './readiness';
import { ownersStore, undoNewest } from './testing/ownersStore';

const [sample] = samples.products;
if (sample === undefined) throw new Error('There are samples');

const own = { ...sample, id: 90, name: 'Kendi parçam', brand: 'BOSCH', image: '' };

async function storeWith(catalog: Catalog, words: string[] = [], isLocal = false) {
  const putAside = { all: () => words, add: (word: string) => void words.push(word) };
  return ownersStore(memoryShop(catalog, { readiness: { samples, putAside }, isLocal }));
}

function names({ products, brands, slides }: Catalog): string[][] {
  return [
    products.map(({ name }) => name),
    brands.map(({ name }) => name),
    slides.map(({ title }) => title),
  ].map((list) => list.toSorted());
}

test('a shop of samples lacks everything, and what is put aside does not come again', async () => {
  const words: string[] = [];
  const store = await storeWith(samples, words);
  expect(store.get(readinessAtom)).toEqual(
    expect.arrayContaining(['SHOP_NAME', 'samples', 'logo']),
  );
  expect(store.get(readinessAtom)).not.toContain('photographs');
  store.set(putAsideAtom, 'logo');
  expect(store.get(readinessAtom)).not.toContain('logo');
  expect((await storeWith(samples, words)).get(readinessAtom)).not.toContain('logo');
});

test('samples are deleted in one change, without the owner’s parts and their brands, and come back', async () => {
  const changed = { ...own, id: 91, name: sample.name };
  const catalog = {
    ...samples,
    products: [own, changed, sample],
  };
  const store = await storeWith(catalog);
  expect(await store.set(removeSamplesAtom)).toBeUndefined();
  const left = store.get(catalogAtom);
  expect(left.products).toEqual([own, changed]);
  expect(left.brands.map(({ name }) => name)).toEqual(['BOSCH']);
  expect(left.slides).toEqual([]);
  expect(store.get(readinessAtom)).not.toContain('samples');

  expect(store.get(noticeAtom)?.words).toBe('Örnekler silindi');
  await undoNewest(store);
  expect(names(store.get(catalogAtom))).toEqual(names(catalog));
});

test('a shop with a part of the owner’s is to be shared, one of samples is not', async () => {
  expect((await storeWith(samples)).get(readinessAtom)).not.toContain('share');
  const started = { ...samples, products: [own, sample] };
  expect((await storeWith(started)).get(readinessAtom)).toContain('share');
  expect((await storeWith(started, ['share'])).get(readinessAtom)).not.toContain('share');
});

test('a shop without a database lacks a backup until the owner has made one', async () => {
  expect((await storeWith(samples)).get(readinessAtom)).not.toContain('backup');
  const store = await storeWith(samples, [], true);
  expect(store.get(readinessAtom)).toContain('backup');
  await store.set(writeBackupAtom);
  expect(store.get(readinessAtom)).not.toContain('backup');
});

test('a point whose field was saved is gone, and the card of a new shop with the first save', async () => {
  const store = await storeWith({ ...samples, contact: shop.contact });
  const facts = ['workingHours', 'SHOP_NAME', 'hasRating', 'figures', 'openControls'];
  expect(store.get(readinessAtom)).toEqual(expect.arrayContaining(facts));
  expect(store.get(readinessAtom).at(-1)).toBe('SHOP_WEBSITE');
  expect(store.get(isSetUpShownAtom)).toBe(true);
  store.set(saveRecordAtom, 'contact', { workingHours: 'Her gün 09:00 - 18:00' });
  store.set(saveRecordAtom, 'shop', { name: 'Yılmaz Oto', openControls: false });
  expect(store.get(readinessAtom).filter((step) => facts.includes(step))).toEqual([]);
  expect(store.get(isSetUpShownAtom)).toBe(false);
});

test('parts without any photograph are named, one with a photograph is enough', async () => {
  const bare = { ...samples, products: [own] };
  expect((await storeWith(bare)).get(readinessAtom)).toContain('photographs');
  const shown = {
    ...bare,
    products: [own, { ...own, id: 91, image: 'https://example.com/a.webp' }],
  };
  expect((await storeWith(shown)).get(readinessAtom)).not.toContain('photographs');
});
