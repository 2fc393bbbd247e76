import { expect, test } from 'vitest';

import { brand, contact, product, slide } from '@/domain/testing/examples';
import type { Conflict } from '@/panel/domain/conflict';

import { conflictDifferences } from './conflict';

const sold = { ...product, price: 2850, originalPrice: 3400, discount: 16 };

const id = 'a';

test.each<[Conflict, string[][]]>([
  [
    {
      id,
      table: 'products',
      mine: { ...product, price: 2700.5, discount: 5, inStock: false },
      theirs: sold,
    },
    [
      ['Fiyat', '2700,50 TL', '2850 TL'],
      ['Orijinal Fiyat', '(boş)', '3400 TL'],
      ['İndirim', '%5', '%16'],
      ['Stokta', 'Hayır', 'Evet'],
    ],
  ],
  [
    { id, table: 'brands', mine: { ...brand, logo: '' }, theirs: { ...brand, logo: 'm.svg' } },
    [['Logo URL', '(boş)', 'm.svg']],
  ],
  [
    {
      id,
      table: 'slides',
      mine: { ...slide, buttonText: 'İncele', buttonColor: 'bg-blue-600 hover:bg-blue-700' },
      theirs: { ...slide, buttonText: 'Gör', buttonColor: 'bg-pink-600' },
    },
    [
      ['Buton Metni', 'İncele', 'Gör'],
      ['Buton Rengi', 'Mavi', 'bg-pink-600'],
    ],
  ],
  [
    { id, table: 'contact', mine: { ...contact, phone: '0312 1' }, theirs: contact },
    [['Telefon', '0312 1', contact.phone]],
  ],
  [{ id, table: 'brands', mine: brand, theirs: undefined }, []],
])('the differences of %j', (conflict, expected) => {
  const found = conflictDifferences(conflict);
  expect(found.map(({ field, seen, now }) => [field, seen, now])).toEqual(expected);
});
