import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

import { afterEach, expect, test } from 'vitest';

import { createBodyReader } from './bodyReader.ts';

const closing: (() => void)[] = [];
afterEach(() => closing.splice(0).forEach((close) => close()));

type Handle = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

async function serve(handle: Handle): Promise<(body: string) => Promise<string>> {
  const server = createServer((...exchange) => void handle(...exchange)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  closing.push(() => server.close().closeAllConnections());
  const { port } = server.address() as AddressInfo;
  return async (body) => (await fetch(`http://127.0.0.1:${port}`, { method: 'POST', body })).text();
}

test('a body up to the limit is read, a longer one is refused', async () => {
  const read = createBodyReader(6, 100);
  const send = await serve(
    async (...exchange) => void exchange[1].end(String(await read(...exchange))),
  );
  expect(await send('şşş')).toBe('şşş');
  expect(await send('şşşş')).toBe('413');
  expect(await send('')).toBe('');
});

test('requests that are not answered yet share a limit, which answers give back', async () => {
  const read = createBodyReader(6, 10);
  const waiting: (() => void)[] = [];
  const send = await serve(async (request, response) => {
    const body = String(await read(request, response));
    const finish = () => void response.end(body);
    if (body === 'first') waiting.push(finish);
    else finish();
  });
  const first = send('first');
  await expect.poll(() => waiting.length).toBe(1);
  expect([await send('longer'), await send('short')]).toEqual(['503', 'short']);
  waiting.forEach((finish) => finish());
  expect(await first).toBe('first');
  await expect.poll(async () => send('longer')).toBe('longer');
});
