import { expect, test, vi } from 'vitest';

import type { Fetch } from '@/data/supabase/restClient';

import { withEarlyReads } from './firstReads';

const URL_OF_BRANDS = 'https://x.supabase.co/rest/v1/brands';

function setUp(answer: Promise<Response>) {
  const plain = vi.fn<Fetch>(async () => new Response('sent'));
  const stop = new AbortController();
  return {
    plain,
    stop,
    fetch: withEarlyReads(plain, { answers: { [URL_OF_BRANDS]: answer }, stop }),
  };
}

test('an early answer is used once', async () => {
  const { fetch, plain } = setUp(Promise.resolve(new Response('early')));
  const texts = [];
  texts.push(await (await fetch(URL_OF_BRANDS, { method: 'GET' })).text());
  texts.push(await (await fetch(URL_OF_BRANDS, { method: 'GET' })).text());
  expect(texts).toEqual(['early', 'sent']);
  expect(plain).toHaveBeenCalledOnce();
});

test('requests with another address or method are sent', async () => {
  const { fetch, plain } = setUp(Promise.resolve(new Response('early')));
  await fetch(`${URL_OF_BRANDS}?limit=1`, { method: 'GET' });
  await fetch(URL_OF_BRANDS, { method: 'POST' });
  await fetch(new URL(URL_OF_BRANDS), { method: 'GET' });
  expect(plain).toHaveBeenCalledTimes(3);
});

test('a request fails if its early request has failed', async () => {
  const { fetch, plain } = setUp(Promise.reject(new TypeError('Failed to fetch')));
  await expect(fetch(URL_OF_BRANDS, { method: 'GET' })).rejects.toThrow('Failed to fetch');
  expect(plain).not.toHaveBeenCalled();
});

test('aborting a request also aborts its unanswered early request', async () => {
  const { fetch, stop } = setUp(new Promise(() => {}));
  const controller = new AbortController();
  const response = fetch(URL_OF_BRANDS, { method: 'GET', signal: controller.signal });
  controller.abort(new Error('late'));
  await expect(response).rejects.toThrow('late');
  expect(stop.signal.aborted).toBe(true);
});

test('without early reads the given fetch is returned', async () => {
  const { plain } = setUp(new Promise(() => {}));
  expect(withEarlyReads(plain, undefined)).toBe(plain);
});
