import { expect, test } from 'vitest';

import type { Product } from '@/domain/product';
import { askedWords } from '@/domain/products/words/productWords';
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

function fitting(filter: Partial<ProductFilter>): number[] {
  const products = [lamp, gearbox];
  const asked = askedWords(products, filter.text ?? '');
  return products.filter(createFits({ ...EVERY_PRODUCT, ...filter }, asked)).map(({ id }) => id);
}

test.each<[Partial<ProductFilter>, number[]]>([
  [{}, [1, 2]],
  [{ text: 'elektrik' }, [1]],
  [{ category: 'Şanzıman' }, [2]],
  [{ brand: 'BOSCH' }, [1]],
  [{ stock: 'in' }, [1]],
  [{ stock: 'out' }, [2]],
  [{ isWithoutPicture: true }, [2]],
  [{ text: 'isik', stock: 'out' }, []],
])('%j finds %j', (filter, ids) => {
  expect(fitting(filter)).toEqual(ids);
});
