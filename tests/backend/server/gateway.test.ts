import { PostgrestClient } from '@supabase/postgrest-js';
import { createClient } from '@supabase/supabase-js';
import { afterEach, expect, test } from 'vitest';

import type { Fault } from '../../../scripts/backend/gateway/requests.ts';
import { rest } from '../support/rest';
import { emptyTables, VALID_ROWS } from '../support/tables';
import { describeBackend, useBackend } from '../support/useBackend';

describeBackend('the gateway', () => {
  let fault: Fault | undefined;
  const backend = useBackend({ onRequest: () => fault });
  afterEach(async () => {
    fault = undefined;
    await emptyTables(backend());
  });

  const insertAsService = async () =>
    rest(backend(), 'POST', 'brands', { key: backend().serviceKey, body: VALID_ROWS.brands });
  const stored = async () => (await backend().sql('select from public.brands')).length;

  test('works with supabase-js', async () => {
    const client = createClient(backend().url, backend().anonKey);
    expect((await client.rpc('seed_samples')).data).toEqual(['products', 'brands', 'slides']);
    expect((await client.from('slides').select('id')).data).toHaveLength(3);
    const refused = await client.from('slides').insert(VALID_ROWS.slides);
    expect([refused.status, refused.error?.code]).toEqual([401, 'PT401']);
  });

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

  test('records requests and their status', async () => {
    const before = backend().requests.length;
    await insertAsService();
    expect(backend().requests.slice(before)).toEqual([
      expect.objectContaining({
        method: 'POST',
        path: '/brands',
        body: JSON.stringify(VALID_ROWS.brands),
        status: 201,
      }),
    ]);
  });

  test('answers with an injected status and does not run the request', async () => {
    fault = { status: 503, body: { message: 'paused' } };
    const { status, body } = await insertAsService();
    expect([status, body, await stored()]).toEqual([503, { message: 'paused' }, 0]);
  });

  test('drops a connection and does not run the request', async () => {
    fault = 'drop';
    await expect(insertAsService()).rejects.toThrow('fetch failed');
    expect(await stored()).toBe(0);
  });

  test('runs a request and loses the answer', async () => {
    fault = 'lose answer';
    await expect(insertAsService()).rejects.toThrow('fetch failed');
    expect(await stored()).toBe(1);
  });

  test('can leave a request unanswered', async () => {
    fault = 'hang';
    const gone = new AbortController();
    const before = backend().requests.length;
    const waiting = fetch(`${backend().url}/rest/v1/brands`, {
      headers: { apikey: backend().anonKey },
      signal: gone.signal,
    });
    await expect.poll(() => backend().requests.length).toBe(before + 1);
    gone.abort();
    await expect(waiting).rejects.toThrow('aborted');
    expect(backend().requests.at(-1)).not.toHaveProperty('status');
  });

  test('answers 404 at other addresses', async () => {
    const { status } = await fetch(`${backend().url}/auth/v1/user`);
    expect(status).toBe(404);
  });
});
