import { expect, test } from 'vitest';

import { product } from '@/domain/testing/examples';

import { ALL_PRODUCTS, type ProductQuery, findProducts } from './productQuery';

const PRODUCTS = [
  { ...product, id: 3, name: 'Fren Diski', category: 'Fren', brand: 'BOSCH' },
  { ...product, id: 2, name: 'Işık Müşürü', description: 'OEM: 3G0 297 873 D' },
  { ...product, name: 'Fren Balatası', category: 'Fren', brand: 'BREMBO' },
];

test.each<[query: Partial<ProductQuery>, ids: number[]]>([
  [{}, [3, 2, 1]],
  [{ text: '3g0.297.873.d' }, [2]],
  [{ text: 'hella isik' }, [2]],
  [{ text: 'fren' }, [3, 1]],
  [{ text: 'fren', brand: 'BREMBO' }, [1]],
  [{ category: 'Fren' }, [3, 1]],
  [{ category: 'fren' }, []],
  [{ text: `fren${' '.repeat(100)}hella` }, [3, 1]],
  [{ text: 'zzz' }, []],
])('%j finds %j', (asked, ids) => {
  const found = findProducts(PRODUCTS, { ...ALL_PRODUCTS, ...asked });
  expect(found.map(({ id }) => id)).toEqual(ids);
});
