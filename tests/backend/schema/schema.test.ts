import { afterEach, expect, test } from 'vitest';

import { BAD_ADDRESSES, GOOD_ADDRESSES } from '@/domain/testing/addressCases';

import { insertRow, emptyTables, VALID_ROWS, type Row, type Table } from '../support/tables';
import { describeBackend, useBackend } from '../support/useBackend';

type Case = [table: Table, change: Row];

const long = (length: number) => 'ş'.repeat(length);

const ACCEPTED: Case[] = [
  ['products', {}],
  ['products', { image: '' }],
  ['products', { price: 0 }],
  ['products', { price: 320.55 }],
  ['products', { price: 100_000_000 }],
  ['products', { original_price: null, discount: null }],
  ['products', { discount: 0 }],
  ['products', { discount: 100 }],
  ['products', { name: long(200), description: long(4000) }],
  ['products', { description: '<script>alert(1)</script>' }],
  ['products', { category: 'Bir başka grup' }],
  ['brands', {}],
  ['slides', {}],
  ['slides', { button_color: 'bg-amber-600/90 hover:bg-amber-700' }],
  ['contact_info', {}],
  ['contact_info', { phone: '444 1 234' }],
  ['contact_info', { phone: '+90 312 354 00 00 / 0532 000 00 00 ve 444 1 234' }],
  ['contact_info', { updated_at: '2026-01-01T00:00:00.000Z' }],
  ...GOOD_ADDRESSES.map((image): Case => ['products', { image }]),
];

const REFUSED: Case[] = [
  ...[-1, 'NaN', 'Infinity', 1e9, null, 'bedava'].map((price): Case => ['products', { price }]),
  ...[-1, 'NaN', 'Infinity'].map((tl): Case => ['products', { original_price: tl }]),
  ...[-1, 101, 12.5].map((discount): Case => ['products', { discount }]),
  ...['', '   ', '\n', null, long(201)].map((name): Case => ['products', { name }]),
  ['products', { description: long(4001) }],
  ['products', { category: '' }],
  ['products', { brand: ' ' }],
  ['products', { image: null }],
  ['products', { in_stock: null }],
  ['products', { id: 7 }],
  ['brands', { name: '' }],
  ['brands', { logo: '' }],
  ['slides', { title: ' ' }],
  ['slides', { subtitle: '' }],
  ['slides', { description: '' }],
  ['slides', { image: '' }],
  ['slides', { button_text: '' }],
  ['slides', { button_color: '"><img>' }],
  ['slides', { button_color: 'bg-[url(//evil.example)]' }],
  ['contact_info', { phone: 'javascript:alert(1)' }],
  ['contact_info', { email: 'a@b.example?bcc=c@d.example' }],
  ['contact_info', { email: 'bilgi' }],
  ['contact_info', { address: ' ' }],
  ['contact_info', { working_hours: ' ' }],
  ...BAD_ADDRESSES.flatMap((url): Case[] => [
    ['products', { image: url }],
    ['brands', { logo: url }],
    ['slides', { image: url }],
  ]),
];

describeBackend('the tables', () => {
  const backend = useBackend();
  afterEach(async () => emptyTables(backend()));

  test.for(ACCEPTED)('%s accepts %j', async ([table, change]) => {
    await insertRow(backend(), table, { ...VALID_ROWS[table], ...change });
    expect(await backend().sql(`select from public.${table}`)).toHaveLength(1);
  });

  test.for(REFUSED)('%s refuses %j', async ([table, change]) => {
    await expect(insertRow(backend(), table, { ...VALID_ROWS[table], ...change })).rejects.toThrow(
      /violates|invalid input syntax|cannot insert a non-DEFAULT value/,
    );
  });
});
