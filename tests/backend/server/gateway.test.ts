import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { text } from 'node:stream/consumers';

import { PostgrestClient } from '@supabase/postgrest-js';
import { afterEach, expect, test } from 'vitest';

import type { Fault } from '../../../scripts/backend/gateway/requests.ts';
import { rest } from '../support/rest';
import { emptyTables, VALID_ROWS } from '../support/tables';
import { describeBackend, useBackend } from '../support/useBackend';

const MEGABYTE = 2 ** 20;

describeBackend('the gateway', () => {
  let fault: Fault | undefined;
  const backend = useBackend({ onRequest: () => fault, recordsRequests: false });
  afterEach(async () => {
    fault = undefined;
    await emptyTables(backend());
  });

  const insertAsService = async () =>
    rest(backend(), 'POST', 'brands', { key: backend().serviceKey, body: VALID_ROWS.brands });
  const stored = async () => (await backend().sql('select from public.brands')).length;

  test.for(['anonKey', 'anonJwt'] as const)('works with postgrest-js and its %s', async (name) => {
    const key = backend()[name];
    const client = new PostgrestClient(`${backend().url}/rest/v1`, {
      headers: { apikey: key, authorization: `Bearer ${key}` },
    });
    const { data, count } = await client.from('brands').select('*', { count: 'exact' });
    expect([data, count]).toEqual([[], 0]);
  });

  test('allows pages of this computer to send their own headers', async () => {
    const { status, headers } = await fetch(`${backend().url}/rest/v1/products`, {
      method: 'OPTIONS',
      headers: {
        origin: 'http://localhost:5173',
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'apikey,x-own-header',
      },
    });
    expect(status).toBe(200);
    expect(headers.get('access-control-allow-origin')).toBe('http://localhost:5173');
    expect(headers.get('vary')).toBe('Origin');
    expect(headers.get('access-control-allow-headers')).toBe('apikey,x-own-header');
    expect(headers.get('access-control-allow-methods')).toContain('DELETE');
  });

  test('answers with an injected status and does not run the request', async () => {
    fault = { status: 503, body: { message: 'paused' } };
    const { status, body } = await insertAsService();
    expect([status, body, await stored()]).toEqual([503, { message: 'paused' }, 0]);
  });

  test.for([
    ['drop', 0],
    ['lose answer', 1],
  ] as const)(
    'gives no answer after the fault “%s”, which stores %i rows',
    async ([kind, rows]) => {
      fault = kind;
      await expect(insertAsService()).rejects.toThrow('fetch failed');
      expect(await stored()).toBe(rows);
    },
  );

  /** fetch would not send a Host or an Origin of our own. */
  const insert = async (headers: Record<string, string>) => {
    const { serviceKey: apikey, url } = backend();
    const sent = { apikey, 'content-type': 'application/json', ...headers };
    const post = request(`${url}/rest/v1/brands`, { method: 'POST', headers: sent });
    post.end(JSON.stringify(VALID_ROWS.brands));
    const [answer] = (await once(post, 'response')) as [IncomingMessage];
    const allowed = answer.headers['access-control-allow-origin'];
    return { status: answer.statusCode, allowed, body: await text(answer) };
  };

  test.for<Record<string, string>>([{ host: 'shop.example' }, { origin: 'https://shop.example' }])(
    'refuses %j, also with the right key',
    async (headers) => {
      const { status, allowed, body } = await insert(headers);
      expect([status, allowed]).toEqual([403, undefined]);
      expect(body).toContain('Only pages of this computer');
      expect(await stored()).toBe(0);
    },
  );

  test('refuses a body of more than 64 MB, with and without its length', async () => {
    const body = 'x'.repeat(65 * MEGABYTE);
    expect((await rest(backend(), 'POST', 'brands', { body })).status).toBe(413);
    const headers = { apikey: backend().anonKey, 'content-type': 'application/json' };
    const stream = new Blob([body]).stream();
    const init = { method: 'POST', headers, body: stream, duplex: 'half' } as const;
    expect((await fetch(`${backend().url}/rest/v1/brands`, init)).status).toBe(413);
    expect((await insert({})).status).toBe(201);
  });

  test('remembers no request', () => {
    expect(backend().requests).toEqual([]);
  });
});
