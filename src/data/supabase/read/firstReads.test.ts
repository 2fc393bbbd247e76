import { afterEach, describe, expect, test, vi } from 'vitest';

import { brandTable, productTable, slideTable } from '@/data/schema/tables';
import { createRestClient } from '@/data/supabase/restClient';
import {
  copiesOf,
  PHONE,
  PHONE_SLIDE_SIZES,
  phoneCopiesOf,
  SLIDE_SIZES,
} from '@/domain/pictures/pictureCopies';

import { type EarlyReads, firstReads, sendFirstReads } from './firstReads';
import { readContact } from './loadTables';
import { readList } from './readList';

const backend = { url: 'https://abcdefghijklmnopqrst.supabase.co', key: 'anon' };

interface Sent {
  url: string;
  headers: HeadersInit | undefined;
}

afterEach(() => vi.unstubAllGlobals());

/** Runs in a page where every request is recorded and only the slides are answered. */
async function run(slides: unknown) {
  const sent: Sent[] = [];
  const links: object[] = [];
  const page: { earlyReads?: EarlyReads } = {};
  vi.stubGlobal('window', page);
  vi.stubGlobal('document', {
    documentElement: { hasAttribute: () => false },
    createElement: () => ({}),
    head: { append: (link: object) => links.push(link) },
  });
  sendFirstReads(backend, async (url, { headers }) => {
    sent.push({ url, headers });
    if (!url.includes('/slides?')) throw new TypeError('Failed to fetch');
    return Response.json(slides);
  });
  await new Promise((resolve) => setTimeout(resolve));
  return { sent, links, answers: Object.values(page.earlyReads?.answers ?? {}) };
}

test('the first reads are equal to the requests of the client', async () => {
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

describe('sendFirstReads', () => {
  test('sends the four requests and keeps their answers, also the failed ones', async () => {
    const { sent, answers } = await run([{ id: 1 }]);
    expect(sent).toEqual(firstReads(backend));
    const results = await Promise.allSettled(answers);
    expect(results.map(({ status }) => status)).toEqual([
      'fulfilled',
      'rejected',
      'rejected',
      'rejected',
    ]);
  });

  test('does not consume the body of the slides’ answer', async () => {
    const { answers } = await run([{ id: 1, image: 'a.png' }]);
    const answer = await answers[0];
    expect(await answer?.json()).toEqual([{ id: 1, image: 'a.png' }]);
  });

  test.each(['https://example.com/a-b_c.jpg?w=1', 'images/slides/a.svg', '/a.png', './a.png'])(
    'preloads the picture of the first slide: %s',
    async (image) => {
      const { links } = await run([{ image }, { image: 'second.png' }]);
      expect(links).toEqual([{ rel: 'preload', as: 'image', fetchPriority: 'high', href: image }]);
    },
  );

  test('preloads the copies of the shop’s own picture with the sizes of the page', async () => {
    const image = 'images/slides/depo-farlar.webp';
    const { links } = await run([{ image }]);
    const preload = {
      rel: 'preload',
      as: 'image',
      fetchPriority: 'high',
      href: image,
      type: 'image/avif',
    };
    expect(links).toEqual([
      {
        ...preload,
        media: PHONE,
        imageSizes: PHONE_SLIDE_SIZES,
        imageSrcset: phoneCopiesOf(image),
      },
      {
        ...preload,
        media: `not all and ${PHONE}`,
        imageSizes: SLIDE_SIZES,
        imageSrcset: copiesOf(image),
      },
    ]);
  });

  test('preloads the copies of an uploaded photograph, the same in every window', async () => {
    const image = `https://x.supabase.co/storage/v1/object/public/pictures/${'0a'.repeat(32)}.webp`;
    const { links } = await run([{ image }]);
    const [preload] = links;
    expect(links).toEqual([
      { ...preload, href: image, imageSizes: SLIDE_SIZES, imageSrcset: copiesOf(image) },
    ]);
    expect(preload).not.toHaveProperty('media');
    expect(preload).not.toHaveProperty('type');
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
  ])('preloads nothing for the slides %j', async (slides) => {
    expect((await run(slides)).links).toEqual([]);
  });
});
