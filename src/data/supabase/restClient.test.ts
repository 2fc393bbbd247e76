import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { abortable, createRestClient, restHeaders, startTimeLimit } from './restClient';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const never = () => new Promise<never>(() => {});

test('unfinished work is aborted at the time limit, unless that was cleared', async () => {
  const { signal } = startTimeLimit(8000);
  const cleared = startTimeLimit(8000);
  cleared.clear();
  const result = abortable(never(), signal).catch(String);
  await vi.advanceTimersByTimeAsync(7999);
  expect(signal.aborted).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  expect(await result).toContain('8000 ms');
  expect(cleared.signal.aborted).toBe(false);
});

test('work that ends in time keeps its result or its error; work that begins too late is rejected', async () => {
  const { signal } = startTimeLimit(8000);
  await expect(abortable(Promise.resolve(1), signal)).resolves.toBe(1);
  await expect(abortable(Promise.reject(new Error('its own')), signal)).rejects.toThrow('its own');
  await expect(abortable(never(), AbortSignal.abort(new Error('late')))).rejects.toThrow('late');
});

const JWT = 'header.payload.signature';

test.each([
  ['sb_publishable_abc', undefined],
  ['sb_secret_abc', undefined],
  [JWT, `Bearer ${JWT}`],
])('the key %s gives the authorization %s', async (key, authorization) => {
  const backend = { url: 'https://x.supabase.co', key };
  expect(restHeaders(backend)).toEqual({ apikey: key, ...(authorization && { authorization }) });

  const fetch = vi.fn<typeof globalThis.fetch>(async () => Response.json([]));
  await createRestClient(backend, fetch).from('brands').select('*');
  const sent = new Headers(fetch.mock.lastCall?.[1]?.headers);
  expect([sent.get('apikey'), sent.get('authorization')]).toEqual([key, authorization ?? null]);
});
