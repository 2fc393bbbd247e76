import { expect, test } from 'vitest';

import { productAddress, productIn, queryIn, searchAddress, withAddress } from './pageAddress';
import { ALL_PRODUCTS, type ProductQuery } from './productQuery';

test.each<[query: Partial<ProductQuery>, address: string]>([
  [{}, '?ara='],
  [{ text: 'ışık & 100%' }, '?ara=%C4%B1%C5%9F%C4%B1k+%26+100%25'],
  [{ category: 'Fren' }, '?kategori=Fren'],
  [{ onlyInStock: true }, '?stok=var'],
  [
    { category: 'Akü & Filtre', sortBy: 'costliest' },
    '?kategori=Ak%C3%BC+%26+Filtre&sirala=pahali',
  ],
  [{ category: 'Fren', skip: 100 }, '?kategori=Fren&sayfa=2'],
  [{ skip: 1100 }, '?sayfa=12'],
  [{ text: 'far', brand: 'HELLA', onlyInStock: true }, '?ara=far&marka=HELLA&stok=var'],
])('%j has the address %s, which leads back to it', (asked, address) => {
  const query = { ...ALL_PRODUCTS, ...asked };
  expect(searchAddress(query)).toBe(address);
  expect(queryIn(address)).toEqual(query);
});

test.each([
  ['', undefined],
  ['?parca=5&fbclid=ara', undefined],
  ['?ara=far&sirala=zzz&stok=5&sayfa=0', { ...ALL_PRODUCTS, text: 'far' }],
])('%j is read as far as it can be', (address, query) => {
  expect(queryIn(address)).toEqual(query);
});

test.each([
  [productAddress(5), 5],
  ['?utm_source=instagram&parca=5', 5],
  ['?parca=5a', undefined],
  ['?parca=1234567890123456', undefined],
  ['?ara=far', undefined],
])('%j names the part %j', (address, id) => {
  expect(productIn(address)).toBe(id);
});

test.each([
  ['', '?parca=5', '?parca=5'],
  ['?parca=4', '', ''],
  ['?marka=BOSCH&sayfa=2', '', ''],
  ['?ara=far&utm_source=instagram', '?parca=5', '?parca=5&utm_source=instagram'],
  ['?fbclid=x&kategori=Fren&stok=var', '', '?fbclid=x'],
])('%j becomes, with %j in it, %j', (search, address, result) => {
  expect(withAddress(search, address)).toBe(result);
});
