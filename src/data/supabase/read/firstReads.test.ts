import { describe, expect, test } from 'vitest';

import { copiesOf, phoneCopiesOf } from '@/content/pictures';
import { address } from '@/data/schema/address';
import { brandTable, productTable, slideTable } from '@/data/schema/tables';
import { createRestClient } from '@/data/supabase/restClient';

import type { EarlyReads } from './earlyReads';
import { ANY_SLIDE, firstReads, firstReadsScript } from './firstReads';
import { readContact } from './readContact';
import { readList } from './readList';

const backend = {
  url: 'https://abcdefghijklmnopqrst.supabase.co',
  key: `${'k'.repeat(40)}.${'p'.repeat(122)}.${'s'.repeat(43)}`,
};

const preloadsOf = (image: string) => [
  { media: '(width<600px)', imageSizes: '100vw', imageSrcset: phoneCopiesOf(image) },
  { media: '(width>=600px)', imageSizes: '50vw', imageSrcset: copiesOf(image) },
];
const scriptFor = (of = backend) => firstReadsScript(of, preloadsOf(ANY_SLIDE));

interface Sent {
  url: string;
  headers: HeadersInit | undefined;
}

/** Runs the script in a page where every request is noted and only the slides are answered. */
async function run(slides: unknown, script = scriptFor()) {
  const sent: Sent[] = [];
  const links: unknown[] = [];
  const page: { earlyReads?: EarlyReads } = {};
  const fetch = async (url: string, init: RequestInit) => {
    sent.push({ url, headers: init.headers });
    if (!url.includes('/slides?')) throw new TypeError('Failed to fetch');
    return Response.json(slides);
  };
  const document = {
    createElement: () => ({}),
    head: { append: (link: unknown) => links.push(link) },
  };
  // oxlint-disable-next-line typescript/no-implied-eval -- a page runs it from its text too
  new Function('window', 'fetch', 'document', script)(page, fetch, document);
  await new Promise((resolve) => setTimeout(resolve));
  return { sent, links, answers: Object.values(page.earlyReads?.answers ?? {}) };
}

test('are word for word what our client sends', async () => {
  const sent: Sent[] = [];
  const client = createRestClient(backend, async (input, init) => {
    sent.push({ url: new Request(input).url, headers: init?.headers });
    return Response.json([]);
  });
  const { signal } = new AbortController();
  await readList(client, slideTable, signal);
  await readList(client, productTable, signal);
  await readList(client, brandTable, signal);
  await readContact(client, signal);
  expect(firstReads(backend)).toEqual(sent);
});

describe('the inline script', () => {
  test('sends the four requests and leaves the answers, errors too', async () => {
    const { sent, answers } = await run([{ id: 1 }]);
    expect(sent).toEqual(firstReads(backend));
    const outcomes = await Promise.allSettled(answers);
    expect(outcomes.map(({ status }) => status)).toEqual([
      'fulfilled',
      'rejected',
      'rejected',
      'rejected',
    ]);
  });

  test('leaves the slides’ answer unread', async () => {
    const { answers } = await run([{ id: 1, image: 'a.png' }]);
    const answer = await answers[0];
    expect(await answer?.json()).toEqual([{ id: 1, image: 'a.png' }]);
  });

  test.each(['https://example.com/a-b_c.jpg?w=1', 'images/slides/a.svg', '/a.png', './a.png'])(
    'preloads the first picture %s',
    async (image) => {
      const { links } = await run([{ image }, { image: 'second.png' }]);
      expect(links).toEqual([{ rel: 'preload', as: 'image', fetchPriority: 'high', href: image }]);
      expect(address(image)).toBe(image);
    },
  );

  test('preloads a cut of a picture of ours, which the page will choose likewise', async () => {
    const image = 'images/slides/depo-farlar.webp';
    const { links } = await run([{ image }]);
    const preload = { rel: 'preload', as: 'image', fetchPriority: 'high', href: image };
    const [phone, wide] = preloadsOf(image);
    expect(links).toEqual([
      { ...preload, ...phone, type: 'image/avif' },
      { ...preload, ...wide, type: 'image/avif' },
    ]);
  });

  test.each([
    [[]],
    [{}],
    [[null]],
    [[{}]],
    [[{ image: null }]],
    [[{ image: '' }]],
    [[{ image: 'javascript:alert(1)' }]],
    [[{ image: ' javascript:x' }]],
    [[{ image: 'data:image/png;base64,A' }]],
    [[{ image: '//evil.example/a.png' }]],
    [[{ image: '/\\evil.example' }]],
    [[{ image: 'a"b.png' }]],
  ])('preloads nothing for %j', async (slides) => {
    expect((await run(slides)).links).toEqual([]);
  });

  test('is short and stays inside its element', () => {
    expect(scriptFor().length).toBeLessThan(1600);
    expect(scriptFor({ ...backend, key: '</script><script>' })).not.toContain('<');
  });

  test('means the same with its brackets escaped', async () => {
    const odd = { ...backend, key: '</script>"' };
    expect((await run([], scriptFor(odd))).sent).toEqual(firstReads(odd));
  });
});
