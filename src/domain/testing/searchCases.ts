import type { Product } from '@/domain/product';
import type { ProductQuery, ValueCount } from '@/domain/products/productQuery';

import { product } from './examples';

const part = (id: number, values: Partial<Product>): Product => ({
  ...product,
  id,
  category: 'Motor',
  brand: 'BOSCH',
  description: 'Orijinal.',
  ...values,
});

/** For the search of the database and for that of the page, which must find the same. Newest first. */
export const SEARCHED: readonly Product[] = [
  part(9, { name: 'Yağ Filtresi W 712/95', price: 0, brand: 'MANN' }),
  part(8, {
    name: 'Pompa',
    description: 'Fren hidroliği için, %20 indirimli. 0986424797 yerine.',
    price: 500,
  }),
  part(7, { name: 'Hortum', category: 'Fren', price: 90 }),
  part(6, { name: 'Merkez', category: 'Şanzıman', brand: 'FREN-TEK', price: 700 }),
  part(5, { name: 'Fren Balatası Ön', category: 'Fren', inStock: false, price: 900 }),
  part(4, { name: 'Fren Diski', category: 'Fren', price: 1200 }),
  part(3, { name: 'Işık Müşürü', category: 'Elektrik', brand: 'HELLA', price: 150 }),
  part(2, {
    name: 'Debriyaj Seti',
    brand: 'SACHS',
    price: 2850,
    description: 'OEM: 3G0 297 873 D',
  }),
  part(1, {
    name: 'Amortisör',
    brand: 'SACHS',
    price: 1850,
    inStock: false,
    description: 'Orijinal.\nParça no: PZ-A 123, 0986 424 797',
  }),
];

const ALL = [9, 8, 7, 6, 4, 3, 2, 5, 1];

export const SEARCHES: readonly [
  query: Partial<ProductQuery>,
  ids: readonly number[],
  meant?: string,
][] = [
  // The order
  [{ text: 'fren' }, [4, 5, 6, 7, 8]],
  [{ text: 'fren bosch' }, [4, 5, 7, 8]],
  [{ text: 'bosch hortum fren' }, [7]],
  [{ text: 'fren', sortBy: 'cheapest' }, [7, 8, 6, 5, 4]],
  [{ text: 'fren', sortBy: 'costliest' }, [4, 5, 6, 8, 7]],
  [{ text: 'fren', sortBy: 'newest' }, [8, 7, 6, 5, 4]],
  [{ text: 'fren', onlyInStock: true }, [4, 6, 7, 8]],
  [{}, ALL],
  [{ sortBy: 'cheapest' }, [7, 3, 8, 6, 5, 4, 1, 2, 9]],

  // What is found
  [{ text: 'isik musuru' }, [3]],
  [{ text: 'MÜŞÜR IŞIK' }, [3]],
  [{ text: '3g0.297.873.d' }, [2]],
  [{ text: '3G0297873D' }, [2]],
  [{ text: 'w71295' }, [9]],
  [{ text: '%20' }, [8]],
  [{ text: '%' }, ALL],
  [{ text: "'; drop table products; --" }, []],
  [{ text: `hella${' '.repeat(100)}fren` }, [3]],
  [{ text: 'a e i r l n k t s o m u zzz' }, [3]],
  [{ text: 'fren', brand: 'FREN-TEK' }, [6]],
  [{ text: 'fren', category: 'Fren' }, [4, 5, 7]],
  [{ category: 'fren' }, []],
  [{ text: 'fren hella' }, []],

  // Part numbers
  [{ text: '0986424797' }, [1, 8]],
  [{ text: '0 986-424.797' }, [1, 8]],
  [{ text: '0986424797', sortBy: 'newest' }, [8, 1]],
  [{ text: '98642479' }, [8, 1]],
  [{ text: '0986424797 sachs' }, [1]],
  [{ text: 'pza123' }, [1]],
  [{ text: 'PZ A-123' }, [1]],
  [{ text: 'pza12' }, [1]],
  [{ text: 'parça' }, []],

  // Misspelled words
  [{ text: 'debriaj' }, [2], 'Debriyaj'],
  [{ text: 'amartisör' }, [1], 'Amortisör'],
  [{ text: 'balta' }, [5], 'Balatası'],
  [{ text: 'balt' }, []],
  [{ text: 'debry' }, [2], 'Debriyaj'],
  [{ text: 'pompq' }, [8], 'Pompa'],
  [{ text: 'debriaj sachs' }, [2], 'Debriyaj SACHS'],
  [{ text: 'debriaj bosch' }, []],
  [{ text: 'filitre w712', sortBy: 'newest' }, [9], 'Filtresi w712'],
  [{ text: 'balta', onlyInStock: true }, []],
  [{ text: '3g0297874' }, []],
  [{ text: 'ortum' }, [7]],
  [{ text: 'zzzqq' }, []],
  [{ text: 'debriaj seti zzzqq' }, []],
];

/** Of a search for `fren` in the category Fren. */
export const COUNTED: Record<'categories' | 'brands', readonly ValueCount[]> = {
  categories: [
    { name: 'Fren', count: 3 },
    { name: 'Motor', count: 1 },
    { name: 'Şanzıman', count: 1 },
  ],
  brands: [{ name: 'BOSCH', count: 3 }],
};
