import { expect, test, vi } from 'vitest';

import { FIRST_SLIDE_IMAGE } from '../../../src/content/pictures.ts';
import { type FirstPage, readInOne } from '../../../src/data/supabase/read/firstPage.ts';
import { picturePreloads } from '../../../src/domain/pictures/pictureCopies.ts';
import { firstPictureScript, firstReadsScript } from './firstReadsScript.ts';

const backend = {
  url: 'https://abcdefghijklmnopqrst.supabase.co',
  key: `${'k'.repeat(40)}.${'p'.repeat(122)}.${'s'.repeat(43)}`,
};

/** Runs the script in a page whose database answers with these slides alone. `getItem` reads the storage. */
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
    return Response.json({ slides: { rows: slides, total: 1 } });
  };
  const document = {
    documentElement: { hasAttribute: () => false },
    createElement: () => ({}),
    head: { append: (link: object) => links.push(link) },
  };
  // oxlint-disable-next-line typescript/no-implied-eval -- a page runs it from its text too
  const start = new Function('window', 'document', 'fetch', 'localStorage', script);
  start(page, document, fetch, { getItem });
  await page.firstPage?.slides;
  return { sent, links, firstPage: page.firstPage };
}

/** The request of the page. */
function readOf(given: typeof backend) {
  const reads: unknown[] = [];
  const fetch = async (url: unknown, { headers }: RequestInit = {}) => {
    reads.push({ url, headers });
    return Response.json({});
  };
  readInOne(given, fetch, new AbortController().signal);
  return reads;
}

const script = await firstReadsScript(backend);

test('the script asks for the first page, and leaves its tables on the page', async () => {
  expect(script.length, 'without a library').toBeLessThan(2500);
  const slides = [{ id: 1, image: 'a.png' }];
  const { sent, firstPage } = await run(script, slides);
  expect(sent).toHaveLength(1);
  expect(sent).toEqual(readOf(backend));
  expect(await firstPage?.slides).toEqual({ rows: slides, total: 1 });
  expect(await firstPage?.products).toBeUndefined();
});

test.each(['</script><script>', '<!-- "', '`${x}`'])(
  'the key %j does not end the script element',
  async (key) => {
    const otherBackend = { ...backend, key };
    const itsScript = await firstReadsScript(otherBackend);
    expect(itsScript).not.toMatch(/<\/|<!--/);
    expect((await run(itsScript)).sent).toEqual(readOf(otherBackend));
  },
);

const uploaded = `https://x.supabase.co/storage/v1/object/public/pictures/${'0a'.repeat(32)}.webp`;

test.each(['https://example.com/a-b_c.jpg?w=1', 'images/slides/depo-farlar.webp', uploaded])(
  'the picture of the first slide is preloaded: %s',
  async (image) => {
    const { links } = await run(script, [{ image }, { image: 'second.png' }]);
    expect(links).toEqual(picturePreloads(image));
  },
);

test.each([[[]], [[{}]], [[{ image: 'javascript:alert(1)' }]]])(
  'no picture is preloaded for the slides %j',
  async (slides) => expect((await run(script, slides)).links).toEqual([]),
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
  const itsScript = await firstPictureScript(FIRST_SLIDE_IMAGE, 'dukkan_slides');
  expect((await run(itsScript, [], getItem)).links).toEqual(links);
  expect(getItem).toHaveBeenCalledWith('dukkan_slides');
  expect(itsScript.length).toBeLessThan(1500);
});
