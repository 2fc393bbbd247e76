import { expect, test, vi } from 'vitest';

import { FIRST_SLIDE_IMAGE } from '../../../src/content/pictures.ts';
import { type FirstPage, readTables } from '../../../src/data/supabase/read/firstPage.ts';
import { restHeaders } from '../../../src/data/supabase/restClient.ts';
import { picturePreloads } from '../../../src/domain/pictures/pictureCopies.ts';
import { firstPictureScript, firstReadsScript } from './firstReadsScript.ts';

const backend = {
  url: 'https://abcdefghijklmnopqrst.supabase.co',
  key: `${'k'.repeat(40)}.${'p'.repeat(122)}.${'s'.repeat(43)}`,
};

const TABLES = ['slides', 'products', 'brands', 'contact_info'] as const;

/** Runs the script in a page where only the slides are answered. `getItem` reads the storage. */
async function run(
  script: string,
  slides: unknown = [],
  getItem: (key: string) => string | null = () => null,
) {
  const sent: unknown[] = [];
  const links: object[] = [];
  const page: { firstPage?: FirstPage } = {};
  const fetch = async (url: string, { headers }: RequestInit) => {
    sent.push({ url, headers });
    if (!url.includes('/slides?')) throw new TypeError('Failed to fetch');
    return Response.json(slides);
  };
  const document = {
    documentElement: { hasAttribute: () => false },
    createElement: () => ({}),
    head: { append: (link: object) => links.push(link) },
  };
  // oxlint-disable-next-line typescript/no-implied-eval -- a page runs it from its text too
  const start = new Function('window', 'document', 'fetch', 'localStorage', script);
  start(page, document, fetch, { getItem });
  const tables = await Promise.allSettled(TABLES.map(async (table) => page.firstPage?.[table]));
  return { sent, links, tables, firstPage: page.firstPage };
}

/** The four requests. */
function readsOf(given: typeof backend) {
  const reads: unknown[] = [];
  const fetch = async (url: unknown, { headers }: RequestInit = {}) => {
    reads.push({ url, headers });
    return Response.json([]);
  };
  readTables(given, fetch, new AbortController().signal);
  return reads;
}

const four = await firstReadsScript(backend);

test('the script sends the four requests and leaves the tables on the page, also the failed ones', async () => {
  expect(four.length, 'without a library').toBeLessThan(2500);
  const { sent, tables } = await run(four, [{ id: 1, image: 'a.png' }]);
  expect(sent).toHaveLength(4);
  expect(sent).toEqual(readsOf(backend));
  const [slides, ...others] = tables;
  expect(slides).toMatchObject({ value: { rows: [{ id: 1, image: 'a.png' }] } });
  expect(others.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
});

test('with one request, the script asks for the first page of all tables', async () => {
  const one = await firstReadsScript(backend, true);
  expect(one.length, 'without a library').toBeLessThan(2500);
  const { sent, firstPage } = await run(one);
  expect(sent).toEqual([
    { url: `${backend.url}/rest/v1/rpc/first_page`, headers: restHeaders(backend) },
  ]);
  expect(Object.keys(firstPage ?? {})).toEqual([...TABLES, 'shop_info', 'stop', 'again']);
});

test.each(['</script><script>', '<!-- "', '`${x}`'])(
  'the key %j does not end the script element',
  async (key) => {
    const otherBackend = { ...backend, key };
    const script = await firstReadsScript(otherBackend);
    expect(script).not.toMatch(/<\/|<!--/);
    expect((await run(script)).sent).toEqual(readsOf(otherBackend));
  },
);

const uploaded = `https://x.supabase.co/storage/v1/object/public/pictures/${'0a'.repeat(32)}.webp`;

test.each(['https://example.com/a-b_c.jpg?w=1', 'images/slides/depo-farlar.webp', uploaded])(
  'the picture of the first slide is preloaded: %s',
  async (image) => {
    const { links } = await run(four, [{ image }, { image: 'second.png' }]);
    expect(links).toEqual(picturePreloads(image));
  },
);

test.each([[[]], [[{}]], [[{ image: 'javascript:alert(1)' }]]])(
  'no picture is preloaded for the slides %j',
  async (slides) => expect((await run(four, slides)).links).toEqual([]),
);

function blocked(): never {
  throw new DOMException('denied', 'SecurityError');
}

test.each([
  ['without a copy', () => null, picturePreloads(FIRST_SLIDE_IMAGE)],
  ['with a copy, whose slides may be others', () => '[]', []],
  ['without storage', blocked, picturePreloads(FIRST_SLIDE_IMAGE)],
])('%s, the first sample’s picture is fetched as the page will show it', async (_, get, links) => {
  const getItem = vi.fn<(key: string) => string | null>(get);
  const script = await firstPictureScript(FIRST_SLIDE_IMAGE, 'dukkan_slides');
  expect((await run(script, [], getItem)).links).toEqual(links);
  expect(getItem).toHaveBeenCalledWith('dukkan_slides');
  expect(script.length).toBeLessThan(1500);
});
