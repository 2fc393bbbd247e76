import { describe, expect, test, vi } from 'vitest';

import { createSavedCatalog } from '@/data/browser/savedCatalog';
import { safeStorage } from '@/data/browser/storage';
import { copiedTables, type CopyOptions, writeCopy } from '@/data/browser/writeCopy';
import { listTables, productTable } from '@/data/schema/tables';
import { fakeStorage } from '@/data/testing/fakeStorage';
import { fullStorage } from '@/data/testing/fullStorage';
import type { Product } from '@/domain/product';

vi.spyOn(console, 'error').mockImplementation(() => undefined);

const backend = 'https://x.supabase.co';
const SOURCE = 'ornekoto_source';
const { samples: products } = productTable;

function openCopies(entries: Record<string, string> = {}, open = fakeStorage) {
  const store = open(entries);
  const storage = safeStorage(() => store);
  const options: CopyOptions = { storage, saved: createSavedCatalog(storage), backend };
  return { options, entries: store.entries };
}

const manyProducts = Array.from({ length: 6000 }, (_, index) => ({
  ...products[0],
  id: index + 1,
}));

test('whole copies are marked, each for itself', () => {
  const { options, entries } = openCopies();
  writeCopy(options, productTable, products, true);
  writeCopy(options, listTables.brands, listTables.brands.samples, true);
  expect(entries.get(SOURCE)).toBe(`products:whole brands:whole ${backend}`);
  expect(copiedTables(options).get('slides')).toBeUndefined();
});

test.each(['products:whole https://y.supabase.co', backend, `${backend} products`])(
  'the copies that %j marks, of another backend or an earlier build, are not ours',
  (mark) => expect(copiedTables(openCopies({ [SOURCE]: mark }).options).size).toBe(0),
);

describe('a visitor’s copy of the beginning', () => {
  test('is marked until the owner’s page writes the whole list', () => {
    const { options, entries } = openCopies({ [SOURCE]: `brands:whole ${backend}` });
    writeCopy(options, productTable, products, false);
    expect(entries.get(SOURCE)).toBe(`brands:whole products:partial ${backend}`);
    expect(JSON.parse(entries.get('ornekoto_products') ?? '')).toEqual(products);
    writeCopy(options, productTable, products, true);
    expect(entries.get(SOURCE)).toBe(`brands:whole products:whole ${backend}`);
  });

  test('is marked before it is written', () => {
    const { options } = openCopies({ [SOURCE]: `products:whole ${backend}` });
    const keys: string[] = [];
    const { set } = options.storage;
    options.storage.set = (key, text) => keys.push(key) > 0 && set(key, text);
    writeCopy(options, productTable, products, false);
    expect(keys.slice(0, 2)).toEqual([SOURCE, 'ornekoto_products']);
  });
});

test('of more than 5000 items the newest 1000 are copied, and marked as a part', () => {
  const { options, entries } = openCopies();
  writeCopy(options, productTable, manyProducts as readonly Product[], true);
  const copy: Product[] = JSON.parse(entries.get('ornekoto_products') ?? '');
  expect([copy.length, copy[0]?.id]).toEqual([1000, 1]);
  expect(copiedTables(options).get('products')).toBe('partial');
});

test('a copy that cannot be written leaves no mark', () => {
  const { options, entries } = openCopies({ [SOURCE]: `products:whole ${backend}` }, fullStorage);
  writeCopy(options, productTable, products, true);
  expect(entries.has(SOURCE)).toBe(false);
});

test('a copy that cannot be marked as a beginning is not taken for the whole list', () => {
  const { options, entries } = openCopies({ [SOURCE]: `products:whole ${backend}` });
  const { storage } = options;
  const set = (key: string, text: string) => key !== SOURCE && storage.set(key, text);
  writeCopy({ ...options, storage: { ...storage, set } }, productTable, products, false);
  expect(entries.has(SOURCE)).toBe(false);
});
