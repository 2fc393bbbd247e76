import { expect, test } from 'vitest';

import { reduced } from '@/domain/testing/examples';

import { answer } from './answer';
import type { Facts } from './writePage';

const PAGE: Facts['page'] = [
  '<!doctype html><html lang="tr"><head><meta charset="UTF-8" />',
  '</head><body><div id="root"></div>',
  '<template id="not-started"></template></body></html>',
];

const facts: Facts = {
  page: PAGE,
  headers: { 'Cache-Control': 'no-cache', 'X-Content-Type-Options': 'nosniff' },
  backend: { url: 'https://db.example', key: 'sb_anon' },
  website: 'https://dukkan.example/',
  name: 'Örnek Oto TİCARET',
  headline: 'Her araca yedek parça',
  summary: '5 > 4',
  contact: { phone: '0532 123 45 67', email: 'a@b.example', address: 'Ankara', workingHours: '' },
  picture: { file: 'og.jpg', width: 1200, height: 630 },
};

const ROW = { ...reduced, id: 12, price: 1250.5, in_stock: true, description: 'Dört parça.' };

const rows =
  (body: unknown, status = 200) =>
  async () =>
    Response.json(body, { status });
const part = (changed: object) => rows({ product: { ...ROW, ...changed }, contact: null });

async function pageOf(
  search: string,
  fetch: typeof globalThis.fetch,
  further: Partial<Facts> = {},
) {
  const request = new Request(`https://host.example/${search}`);
  const response = await answer(request, { ...facts, ...further }, fetch);
  return { status: response?.status, html: (await response?.text()) ?? '' };
}

/** Texts by what they try. */
const HOSTILE = {
  'the end of a script': '</script><script>alert(1)</script>',
  'the end of an attribute': '"><img src=x onerror=alert(1)>',
  'single quotes': "' onmouseover='alert(1)",
  'a comment': '<!-- <script> --!>',
  'signs that end a line or are none': '\u2028\u2029\u0000\uD800',
  'patterns of replacing': '$& $1 $` $<name>',
  'escaped signs': '&lt;b&gt; &amp;',
  '4,000 letters': '🔧'.repeat(4000),
};

const FIELDS = ['name', 'brand', 'category', 'vehicles', 'description', 'image'];

/** All tags with the names of their attributes. What is no tag with quoted attributes holds no sign that could begin one. */
function tagsOf(html: string): string[] {
  const tag = /<(\/?[a-z][\w-]*)((?:\s+[\w:-]+="[^"<>]*")*)\s*\/?>/g;
  expect(html.replaceAll(tag, '').replaceAll(/<script [^>]*>|<!doctype html>/g, '')).not.toMatch(
    /[<>]/,
  );
  // A text that is no address is no picture.
  const tags = [...html.matchAll(tag)].filter(([, name = '']) => !/img|noscript/.test(name));
  return tags.map(
    ([, name, attributes = '']) => `${name} ${attributes.replaceAll(/"[^"]*"/g, '')}`,
  );
}

test.each(
  FIELDS.flatMap((field) =>
    Object.entries(HOSTILE).map(([kind, text]) => [field, kind, text] as const),
  ),
)('the field %s stays a text with %s', async (field, _, text) => {
  const plain = await pageOf('?parca=12', part({ [field]: 'x' }));
  const { status, html } = await pageOf('?parca=12', part({ [field]: text }));
  expect(status).toBe(200);
  expect(tagsOf(html)).toEqual(tagsOf(plain.html));
  for (const [, json = ''] of html.matchAll(/<script [^>]*>(.*?)<\/script>/gs)) {
    expect(json).not.toMatch(/[<>&\u2028\u2029]/);
    expect(JSON.parse(json)).toBeTypeOf('object');
  }
});

test.each([
  ['of our Storage', 'https://db.example/storage/v1/object/public/pictures/a', true],
  ['as JPEG', 'https://other.example/a.JPG?size=1', true],
  ['of the site', 'images/a.png', true],
  ['as WebP', 'https://other.example/a.webp', false],
  ['missing', '', false],
])('chats see a photograph %s, or else the shop’s picture', async (_, image, isOwn) => {
  const { html } = await pageOf('?parca=12', part({ image }));
  const [, shown] = /og:image" content="([^"]*)"/.exec(html) ?? [];
  expect(shown).toBe(new URL(isOwn ? image : 'og.jpg', facts.website).href);
  expect(html.match(/property="og:image"/g)).toHaveLength(1);
  expect(html.includes('og:image:width')).toBe(!isOwn);
});

test('the page of a part has its vehicles', async () => {
  const { html } = await pageOf('?parca=12', part({ vehicles: 'Golf VII\nLeon' }));
  expect(html).toContain('<p>Uyumlu araçlar: Golf VII, Leon</p>');
});

test('a part without a price has none in its preview', async () => {
  const { html } = await pageOf('?parca=12', part({ price: 0 }));
  expect(html).toContain(`<meta property="og:title" content="${reduced.name}">`);
  expect(html).not.toContain('product:price');
});

test('only readers without scripts fetch the photograph from the HTML', async () => {
  const { html } = await pageOf('?parca=12', part({ image: 'images/a.png' }));
  expect(html.match(/.{10}<img src="images\/a.png"/g)).toEqual([
    '<noscript><img src="images/a.png"',
  ]);
});

const never: typeof globalThis.fetch = async (_, init) =>
  new Promise((_resolve, reject) => {
    init?.signal?.addEventListener('abort', () => reject(new Error('aborted')));
  });

const FAILURES: [answer: string, fetch: typeof globalThis.fetch][] = [
  ['401', rows({}, 401)],
  ['402', rows({}, 402)],
  ['404', rows({}, 404)],
  ['540', rows({}, 540)],
  ['no rows', rows([])],
  ['no JSON', async () => new Response('<html>')],
  ['an unusable row', part({ name: null })],
  ['no network', async () => Promise.reject(new TypeError('fetch failed'))],
  ['nothing', never],
];

test.each(FAILURES)(
  'where the database answers %s, the page is the shop’s, with its own address',
  async (_, fetch) => {
    const { status, html } = await pageOf('?parca=12&utm_source=x', fetch);
    const address = 'https://dukkan.example/?parca=12';
    expect(status).toBe(200);
    expect(html).toContain(`<link rel="canonical" href="${address}">`);
    expect(html.match(/og:url" content="[^"]*"/g)).toEqual([`og:url" content="${address}"`]);
    expect(html).toContain('<title>Örnek Oto TİCARET</title>');
    expect(html).not.toContain('noindex');
  },
);

test('without the shop’s address there is no canonical address, and links are those of the host', async () => {
  const { html } = await pageOf('?parca=12', part({}), { website: '' });
  expect(html).not.toContain('canonical');
  expect(html).toContain('og:url" content="https://host.example/?parca=12"');
});

test('what is no question for a page is left to the host', async () => {
  const post = new Request('https://host.example/', { method: 'POST' });
  expect(await answer(post, facts, never)).toBeUndefined();
  const sitemap = new Request('https://host.example/sitemap.xml');
  await expect(answer(sitemap, facts, rows({}, 540))).rejects.toThrow('540');
});
