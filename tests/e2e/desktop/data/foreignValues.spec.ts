import * as fc from 'fast-check';

import { expect, test } from '../../fixtures.ts';
import { openRunningStorefront } from '../../helpers/owner/owner.ts';
import { saveInBrowser } from '../../helpers/savedCopy.ts';

const CATALOGUES = 2;
const ITEMS = 50;

/** Pictures of other websites are allowed. */
const PICTURE_HOST = 'pictures.example';

const hostile = fc.constantFrom(
  '<img src=x onerror="alert(1)">',
  '"><script>alert(1)</script>',
  '<svg onload=alert(1)>',
  'javascript:alert(1)',
  ' jAvA\tscript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>',
  'x.png" onerror="alert(1)',
  'x.png 1x, https://evil.example/a.png 2x',
  'x) url(https://evil.example/a.png',
  '//evil.example/a.png',
  String.raw`\\evil.example\a.png`,
  `https://${PICTURE_HOST}/a.png`,
  'bg-[url(https://evil.example/a.png)]',
  'red;background:url(https://evil.example/a.png)',
  '</style><script>alert(1)</script>',
  'Fren \uD83D',
  '\uDC00 balata',
  '\u202Eatalab\u202C',
  '\u2066\u2067\u2068',
  '{{7*7}}${alert(1)}',
  'a@b.example?bcc=c@evil.example',
);
const text = fc.oneof(
  hostile,
  fc.string({ unit: 'binary' }),
  fc.tuple(fc.string(), hostile, fc.string()).map((parts) => parts.join('')),
);
const number = fc.oneof(fc.double(), fc.maxSafeInteger(), fc.constant(Number.MAX_VALUE), text);
const value = fc.oneof({ weight: 8, arbitrary: text }, number, fc.constant(null));

function list(texts: string, numbers = '') {
  const record = Object.fromEntries([
    ...texts.split(' ').map((field) => [field, value] as const),
    ...numbers.split(' ').map((field) => [field, number] as const),
  ]);
  return fc
    .array(fc.record(record, { requiredKeys: [] }), { minLength: ITEMS, maxLength: ITEMS })
    .map((items) => items.map((item, index) => ({ ...item, id: index + 1 })));
}

const catalogue = fc.record({
  products: list(
    'name image category brand description inStock',
    'price originalPrice discount',
  ).map((items) => items.map((item, index) => ({ name: `Parça ${index}`, ...item }))),
  brands: list('name logo'),
  slides: list('title subtitle description image buttonText buttonColor'),
  contact: fc.record({ phone: value, email: value, address: value, workingHours: value }),
});

test.use({ otherHosts: [PICTURE_HOST], expectedProblems: /^Failed to load resource/ });

for (const [index, copies] of fc.sample(catalogue, { seed: 7, numRuns: CATALOGUES }).entries()) {
  test(`hostile catalogue ${index + 1} of ${CATALOGUES} runs no script and empties no page`, async ({
    page,
  }) => {
    const dialogs: string[] = [];
    page.on('dialog', async (dialog) => {
      dialogs.push(dialog.message());
      await dialog.dismiss();
    });
    await page.route(`https://${PICTURE_HOST}/**`, async (route) => route.abort());
    for (const name of ['products', 'brands', 'slides', 'contact'] as const) {
      await saveInBrowser(page, name, copies[name]);
    }
    await openRunningStorefront(page);
    const cards = page.getByRole('article');
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    // Parts without a name or a price are left out.
    await expect.poll(async () => cards.count()).toBeGreaterThan(ITEMS / 4);
    const count = await cards.count();

    for (let place = 0; place < count; place += 7) {
      await cards.nth(place).getByRole('heading').getByRole('button').click();
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByRole('contentinfo')).toBeAttached();
      await page.getByRole('button', { name: 'Geri Dön' }).click();
      await expect(cards.nth(place)).toBeVisible();
    }
    expect(dialogs).toEqual([]);
    expect(await page.locator('[onerror], [onload], main script').count()).toBe(0);
  });
}
