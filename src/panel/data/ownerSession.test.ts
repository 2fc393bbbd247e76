import { expect, test } from 'vitest';

import { openVisitorPage } from './testing/openPage';

const ADDRESS =
  'https://x.supabase.co/rest/v1/rpc/product_feed?site=https%3A%2F%2Fa.example%2F&apikey=anon';

function answer(status: number, type: string) {
  return new Response('', { status, headers: { 'Content-Type': type } });
}

test.each([
  ['a file', () => answer(200, 'text/csv; charset=utf-8'), ADDRESS],
  ['that it is busy', () => answer(429, 'application/json'), ADDRESS],
  ['something else', () => answer(200, 'application/json'), undefined],
  ['that it knows no such function', () => answer(404, 'application/json'), undefined],
  ['nothing', () => Promise.reject(new TypeError('Failed to fetch')), undefined],
])('the address of the feed, where the database answers %s', async (_, feed, address) => {
  const page = await openVisitorPage({ answers: { 'GET rpc/product_feed': feed } });
  const access = await page.enter('parola');
  expect(await access?.askFeed?.('https://a.example/')).toBe(address);
});
