import { expect, test } from 'vitest';

import { parseBackend } from './backend';

test.each([
  [undefined, undefined],
  ['', ''],
  [' ', ' '],
  ['https://x.supabase.co', ''],
  ['', 'anon'],
  ['//', 'anon'],
])('with the address %j and the key %j the shop runs on local data', (url, key) => {
  expect(parseBackend(url, key)).toBeUndefined();
});

test.each([
  ['https://x.supabase.co', 'https://x.supabase.co'],
  ['https://x.supabase.co//', 'https://x.supabase.co'],
  ['https://x.supabase.co/rest/v1', 'https://x.supabase.co'],
  [' https://x.supabase.co/rest/v1/ ', 'https://x.supabase.co'],
  ['http://localhost:8000/shop/rest/v1', 'http://localhost:8000/shop'],
])('the address %j is read as %j', (given, url) => {
  expect(parseBackend(given, ' anon ')).toEqual({ url, key: 'anon' });
});
