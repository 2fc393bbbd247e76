import { expect, test } from 'vitest';

import { parseBackend } from './backend';

test.each([
  ['nothing', undefined, undefined],
  ['two empty settings', '', ''],
  ['blanks', ' ', ' '],
  ['an address without a key', 'https://x.supabase.co', ''],
  ['a key without an address', '', 'anon'],
  ['an address of slashes', '//', 'anon'],
])('%s mean local data', (_, url, key) => {
  expect(parseBackend(url, key)).toBeUndefined();
});

test.each([
  ['https://x.supabase.co'],
  ['https://x.supabase.co/'],
  ['https://x.supabase.co//'],
  ['https://x.supabase.co/rest/v1'],
  ['https://x.supabase.co/rest/v1/'],
  [' https://x.supabase.co/ '],
])('%j is the project x', (url) => {
  expect(parseBackend(url, ' anon ')).toEqual({ url: 'https://x.supabase.co', key: 'anon' });
});

test('keeps a path of its own', () => {
  expect(parseBackend('http://localhost:8000/shop/rest/v1', 'anon')?.url).toBe(
    'http://localhost:8000/shop',
  );
});
