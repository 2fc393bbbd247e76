import { expect, test } from '../fixtures.ts';
import { openRunningStorefront } from '../helpers/owner/owner.ts';
import { saveInBrowser } from '../helpers/savedCopy.ts';

/** Pictures of other websites are allowed. */
const PICTURE_HOST = 'pictures.example';

const HOSTILE = [
  '<img src=x onerror="alert(1)">',
  '"><script>alert(1)</script>',
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
  '</style><script>alert(1)</script>',
  'Fren \uD83D',
  '\u202Eatalab\u202C',
  '{{7*7}}${alert(1)}',
  'a@b.example?bcc=c@evil.example',
];

/** One item for each text, which is in all of these fields. */
function itemsOf(...fields: string[]) {
  return HOSTILE.map((text, index) => ({
    price: 10,
    ...Object.fromEntries(fields.map((field) => [field, text])),
    id: index + 1,
  }));
}

const copies = {
  products: itemsOf('name', 'image', 'category', 'brand', 'description'),
  brands: itemsOf('name', 'logo'),
  slides: itemsOf('title', 'subtitle', 'description', 'image', 'buttonText', 'buttonColor'),
  contact: {
    phone: 'javascript:alert(1)',
    email: 'a@b.example?bcc=c@evil.example',
    address: HOSTILE[0],
    workingHours: HOSTILE[1],
  },
};

test.use({ otherHosts: [PICTURE_HOST], expectedProblems: /^Failed to load resource/ });

// The fixture of `page` fails a test whose page sends a request to another host.
test('a hostile catalogue runs no script and empties no page', async ({ page }) => {
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
  await expect(cards).toHaveCount(HOSTILE.length);
  for (let place = 0; place < HOSTILE.length; place += 4) {
    await cards.nth(place).getByRole('heading').getByRole('button').click();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('contentinfo')).toBeAttached();
    await page.getByRole('button', { name: 'Geri Dön' }).click();
    await expect(cards.nth(place)).toBeVisible();
  }
  expect(dialogs).toEqual([]);
  expect(await page.locator('[onerror], [onload], main script').count()).toBe(0);
  const leads = await page
    .locator('[href], [src], [style]')
    .evaluateAll((all) =>
      all.flatMap((it) =>
        ['href', 'src', 'srcset', 'style'].map((name) => it.getAttribute(name) ?? ''),
      ),
    );
  // Chat messages contain the product's name, which does no harm there.
  const others = leads.filter((lead) => !lead.startsWith('https://wa.me/905320000000?text='));
  // As the address of a picture, the one with `?bcc` is a path of the shop itself.
  const harmful = /^\W*(java|data:)|[/\\]evil|^mailto:.*bcc/i;
  expect(others.filter((lead) => harmful.test(lead))).toEqual([]);
});
