import { expect, test, vi } from 'vitest';

import { withFirstPage } from './firstPage';
import { firstReads, type SendRead } from './firstReads';

const backend = { url: 'https://x.supabase.co', key: 'sb_publishable_x' };
const FIRST_PAGE = `${backend.url}/rest/v1/rpc/first_page`;

/** Sends the first reads of a visit through the fetch, and collects what is really sent. */
async function readAll(answer: (url: string) => Response | Promise<Response>) {
  const sent: string[] = [];
  const send = vi.fn<SendRead>(async (url) => {
    sent.push(url);
    return answer(url);
  });
  const read = withFirstPage(backend, send);
  const { signal } = new AbortController();
  const reads = firstReads(backend);
  const answers = await Promise.allSettled(
    reads.map(async ({ url, headers }) => read(url, { headers, signal })),
  );
  return { sent, send, answers, signal, urls: reads.map(({ url }) => url) };
}

const none = { total: 0, rows: [] };

test('one request answers the first read of each table', async () => {
  const page = {
    slides: { total: 1, rows: [{ id: 7 }] },
    products: { total: 4000, rows: [{ id: 2 }, { id: 1 }] },
    brands: none,
    contact_info: none,
  };
  const { sent, send, answers, signal } = await readAll(() => Response.json(page));
  expect(sent).toEqual([FIRST_PAGE]);
  expect(send.mock.calls[0]?.[1]).toEqual({ headers: { apikey: backend.key }, signal });

  const found = answers.map((answer) => (answer.status === 'fulfilled' ? answer.value : undefined));
  expect(await Promise.all(found.map(async (answer) => answer?.json()))).toEqual([
    [{ id: 7 }],
    [{ id: 2 }, { id: 1 }],
    [],
    [],
  ]);
  expect(found.map((answer) => answer?.headers.get('content-range')?.split('/')[1])).toEqual([
    '1',
    '4000',
    '0',
    '0',
  ]);
});

test.each([
  ['has no such function', () => new Response('{"code":"PGRST202"}', { status: 404 })],
  ['answers with something else', () => Response.json([])],
  ['answers with nothing', () => Response.json(null)],
  ['does not answer with JSON', () => new Response('<html>')],
  ['cannot be reached', () => Promise.reject(new TypeError('Failed to fetch'))],
])('where the database %s, each table is read by itself', async (_, refuse) => {
  const { sent, answers, urls } = await readAll((url) =>
    url === FIRST_PAGE ? refuse() : new Response(url),
  );
  expect(sent).toEqual([FIRST_PAGE, ...urls]);
  const texts = answers.map(async (answer) =>
    answer.status === 'fulfilled' ? answer.value.text() : 'failed',
  );
  expect(await Promise.all(texts)).toEqual(urls);
});

test('a table that the answer lacks is read by itself', async () => {
  const page = { slides: none, brands: none, contact_info: none };
  const { sent, urls } = await readAll(() => Response.json(page));
  expect(sent).toEqual([FIRST_PAGE, urls.find((url) => url.includes('/products?'))]);
});
