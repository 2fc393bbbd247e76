import { expect, test } from 'vitest';

import { parseBackend } from './backend';

test.each([
  ['no settings', undefined, undefined],
  ['two empty settings', '', ''],
  ['blanks', ' ', ' '],
  ['an address without a key', 'https://x.supabase.co', ''],
  ['a key without an address', '', 'anon'],
  ['an address of slashes', '//', 'anon'],
])('with %s the shop runs on local data', (_, url, key) => {
  expect(parseBackend(url, key)).toBeUndefined();
});

test.each([
  ['https://x.supabase.co'],
  ['https://x.supabase.co/'],
  ['https://x.supabase.co//'],
  ['https://x.supabase.co/rest/v1'],
  ['https://x.supabase.co/rest/v1/'],
  [' https://x.supabase.co/ '],
])('the address %j is read as the project x', (url) => {
  expect(parseBackend(url, ' anon ')).toEqual({ url: 'https://x.supabase.co', key: 'anon' });
});

test('a path in the address is kept', () => {
  expect(parseBackend('http://localhost:8000/shop/rest/v1', 'anon')?.url).toBe(
    'http://localhost:8000/shop',
  );
});
