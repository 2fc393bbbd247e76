import { expect, test, vi } from 'vitest';

import { FIRST_SLIDE_IMAGE } from '../../../src/content/pictures.ts';
import { firstReads } from '../../../src/data/supabase/read/firstReads.ts';
import { restHeaders } from '../../../src/data/supabase/restClient.ts';
import { picturePreloads } from '../../../src/domain/pictures/picturePreloads.ts';
import { firstPictureScript, firstReadsScript } from './firstReadsScript.ts';

const backend = {
  url: 'https://abcdefghijklmnopqrst.supabase.co',
  key: `${'k'.repeat(40)}.${'p'.repeat(122)}.${'s'.repeat(43)}`,
};

/** Runs the script in a page where every request fails. */
function run(script: string) {
  const sent: unknown[] = [];
  const page: { earlyReads?: unknown } = {};
  const fetch = async (url: string, { headers }: RequestInit) => {
    sent.push({ url, headers });
    throw new TypeError('Failed to fetch');
  };
  const document = { documentElement: { hasAttribute: () => false } };
  // oxlint-disable-next-line typescript/no-implied-eval -- a page runs it from its text too
  new Function('window', 'document', 'fetch', script)(page, document, fetch);
  return { sent, page };
}

test('the script sends the four requests and keeps their answers on the page', async () => {
  const { sent, page } = run(await firstReadsScript(backend));
  expect(sent).toEqual(firstReads(backend));
  expect(page.earlyReads).toHaveProperty('answers');
});

test('with one request, the script asks for the first page of all tables', async () => {
  const { sent, page } = run(await firstReadsScript(backend, true));
  expect(sent).toEqual([
    { url: `${backend.url}/rest/v1/rpc/first_page`, headers: restHeaders(backend) },
  ]);
  expect(page.earlyReads).toHaveProperty('answers');
});

test.each([
  ['four requests', false, 2500],
  ['one request', true, 2800],
])('the script for %s is short enough to contain no library', async (_, inOne, most) => {
  expect((await firstReadsScript(backend, inOne)).length).toBeLessThan(most);
});

test.each(['</script><script>', '<!-- "', '`${x}`'])(
  'the key %j does not end the script element',
  async (key) => {
    const otherBackend = { ...backend, key };
    const script = await firstReadsScript(otherBackend);
    expect(script).not.toMatch(/<\/|<!--/);
    expect(run(script).sent).toEqual(firstReads(otherBackend));
  },
);

test.each([
  ['without a copy', () => null, picturePreloads(FIRST_SLIDE_IMAGE)],
  ['with a copy, whose slides may be others', () => '[]', []],
  [
    'without storage',
    () => {
      throw new DOMException('denied', 'SecurityError');
    },
    picturePreloads(FIRST_SLIDE_IMAGE),
  ],
])('%s, the first sample’s picture is fetched as the page will show it', async (_, get, links) => {
  const appended: object[] = [];
  const document = {
    createElement: () => ({}),
    head: { append: (link: object) => appended.push(link) },
  };
  const getItem = vi.fn<(key: string) => string | null>(get);
  const script = await firstPictureScript(FIRST_SLIDE_IMAGE, 'dukkan_slides');
  // oxlint-disable-next-line typescript/no-implied-eval -- a page runs it from its text too
  new Function('document', 'localStorage', script)(document, { getItem });
  expect(appended).toEqual(links);
  expect(getItem).toHaveBeenCalledWith('dukkan_slides');
  expect(script.length).toBeLessThan(1500);
});
