import { describe, expect, test, vi } from 'vitest';

import { createSavedCatalog } from '@/data/browser/savedCatalog';
import { safeStorage } from '@/data/browser/storage';
import { type CopyOptions, writeCopy } from '@/data/browser/writeCopy';
import {
  brandTable,
  contactTable,
  productTable,
  shopTable,
  slideTable,
} from '@/data/schema/tables';
import { fakeStorage } from '@/data/testing/fakeStorage';
import { fullStorage } from '@/data/testing/fullStorage';
import type { Product } from '@/domain/product';

import { createCopySource } from './serverState';

vi.spyOn(console, 'error').mockImplementation(() => undefined);

const backend = 'https://x.supabase.co';
const SOURCE = 'ornekoto_source';
const { samples: products } = productTable;

function openCopies(entries: Record<string, string> = {}, open = fakeStorage) {
  const store = open(entries);
  const storage = safeStorage(() => store);
  const options: CopyOptions = { storage, saved: createSavedCatalog(storage), backend };
  return { options, source: createCopySource(options), entries: store.entries };
}

/** All tables, as after a login. */
function writeAll({ write }: ReturnType<typeof createCopySource>, list: readonly Product[]) {
  write(productTable, list);
  write(brandTable, brandTable.samples);
  write(slideTable, slideTable.samples);
  write(contactTable, contactTable.samples);
  write(shopTable, shopTable.samples);
}

const manyProducts = Array.from({ length: 6000 }, (_, index) => ({
  ...products[0],
  id: index + 1,
}));

test('whole copies are marked with the address alone, as an earlier build writes it', () => {
  const { source, entries } = openCopies();
  writeAll(source, products);
  expect(entries.get(SOURCE)).toBe(backend);
  expect(source.isWhole('products')).toBe(true);
});

test('the copies of another backend are neither ours nor whole', () => {
  const { source } = openCopies({ [SOURCE]: 'https://y.supabase.co products' });
  expect(source.isOurs()).toBe(false);
  expect(source.isWhole('brands')).toBe(false);
});

describe('a visitor’s copy of the beginning', () => {
  test('is marked until the owner’s page writes the whole list: an earlier build does not take it for rows of this backend', () => {
    const { options, source, entries } = openCopies({ [SOURCE]: backend });
    expect(writeCopy(options, productTable, products, false)).toBe('partial');
    expect(entries.get(SOURCE)).toBe(`${backend} products`);
    expect(JSON.parse(entries.get('ornekoto_products') ?? '')).toEqual(products);
    expect([source.isOurs(), source.isWhole('products'), source.isWhole('brands')]).toEqual([
      true,
      false,
      true,
    ]);
    source.write(brandTable, brandTable.samples);
    expect(entries.get(SOURCE)).toBe(`${backend} products`);
    source.write(productTable, products);
    expect(entries.get(SOURCE)).toBe(backend);
  });

  test('is marked before it is written', () => {
    const { options } = openCopies({ [SOURCE]: backend });
    const keys: string[] = [];
    const { set } = options.storage;
    options.storage.set = (key, text) => keys.push(key) > 0 && set(key, text);
    writeCopy(options, productTable, products, false);
    expect(keys).toEqual([SOURCE, 'ornekoto_products']);
  });
});

test('of more than 5000 items the newest 1000 are copied, and marked as a part', () => {
  const { source, entries } = openCopies();
  writeAll(source, manyProducts as readonly Product[]);
  const copy: Product[] = JSON.parse(entries.get('ornekoto_products') ?? '');
  expect([copy.length, copy[0]?.id]).toEqual([1000, 1]);
  expect(entries.get(SOURCE)).toBe(`${backend} products`);
});

test('a copy that cannot be written leaves no mark', () => {
  const { source, entries } = openCopies({ [SOURCE]: backend }, fullStorage);
  source.write(productTable, products);
  expect(entries.has(SOURCE)).toBe(false);
});

test('a copy that cannot be marked as a beginning is not taken for the whole list', () => {
  const { options, source, entries } = openCopies({ [SOURCE]: backend });
  const { storage } = options;
  const set = (key: string, text: string) => key !== SOURCE && storage.set(key, text);
  writeCopy({ ...options, storage: { ...storage, set } }, productTable, products, false);
  expect(entries.has(SOURCE)).toBe(false);
  expect(source.isWhole('products')).toBe(false);
});
