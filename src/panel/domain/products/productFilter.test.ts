import { expect, test, vi } from 'vitest';

import type { Product } from '@/domain/product';
import { product } from '@/domain/testing/examples';

import { createFits, EVERY_PRODUCT, type ProductFilter } from './productFilter';

const sensor = 'Işık Sensörü 0 986 494';
const lamp: Product = { ...product, name: sensor, category: 'Elektrik', brand: 'BOSCH' };
const gearbox: Product = {
  ...lamp,
  id: 2,
  name: 'Şanzıman Takozu',
  image: '',
  category: 'Şanzıman',
  brand: 'SACHS',
  inStock: false,
  description: 'Orijinal.\nParça no: 3G0 297-AB',
};

function found(filter: Partial<ProductFilter>): number[] {
  return [lamp, gearbox].filter(createFits({ ...EVERY_PRODUCT, ...filter })).map(({ id }) => id);
}

test.each<[Partial<ProductFilter>, number[]]>([
  [{}, [1, 2]],
  [{ text: '0986494' }, [1]],
  [{ text: 'sachs sanz' }, [2]],
  [{ text: 'elektrik' }, [1]],
  [{ text: 'buji' }, []],
  [{ text: '3g0297ab' }, [2]],
  [{ text: '3G0.297 AB' }, [2]],
  [{ text: 'orijinal' }, []],
  [{ category: 'Şanzıman' }, [2]],
  [{ brand: 'BOSCH' }, [1]],
  [{ inStock: true }, [1]],
  [{ inStock: false }, [2]],
  [{ isWithoutPicture: true }, [2]],
  [{ text: 'isik', inStock: false }, []],
])('%j finds %j', (filter, ids) => {
  expect(found(filter)).toEqual(ids);
});

test('a text is folded once per product, not once per key', () => {
  const products = Array.from({ length: 1000 }, (_, index) => ({ ...lamp, id: index }));
  const fold = vi.spyOn(String.prototype, 'toLocaleLowerCase');
  for (const text of ['i', 'is', 'isi']) products.filter(createFits({ ...EVERY_PRODUCT, text }));
  expect(fold.mock.calls.length).toBeLessThanOrEqual(products.length + 3);
  fold.mockRestore();
});
