import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { text } from 'node:stream/consumers';

import { afterEach, expect, test } from 'vitest';

import { rest } from '../support/rest';
import { emptyTables, VALID_ROWS } from '../support/tables';
import { describeBackend, useBackend } from '../support/useBackend';

const MEGABYTE = 2 ** 20;

describeBackend('the gateway', () => {
  const backend = useBackend({ recordsRequests: false });
  afterEach(async () => emptyTables(backend()));

  const stored = async () => (await backend().sql('select from public.brands')).length;

  test('takes the older form of the public key too', async () => {
    const { status } = await rest(backend(), 'GET', 'brands', { key: backend().anonJwt });
    expect(status).toBe(200);
  });

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
});
