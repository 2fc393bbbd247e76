import { expect } from '@playwright/test';

import { test } from '../backendFixtures.ts';
import { openStorefront } from '../helpers/opening.ts';

const UNSAFE = [
  'javascript:hacked()',
  ' JaVaScRiPt:hacked()',
  'java\tscript:hacked()',
  'data:text/html,<script>hacked()</script>',
  'vbscript:hacked()',
  '//evil.example/a.png',
  'https:evil.example/a.png',
  'x.png" onerror="hacked()',
  'x.png) , url(https://evil.example/a.png',
];

const markup = '<img src="x" onerror="hacked()">';

/** Rows that our constraints would refuse, as from a database made by others or from an attacker. */
const rows: Record<string, (address: string, index: number) => object> = {
  products: (image, index) => ({ id: index + 1, name: `Parça ${markup}`, price: 10, image }),
  brands: (logo, index) => ({ id: index + 1, name: `Marka ${markup}`, logo }),
  slides: (image, index) => ({
    id: index + 1,
    title: `Slayt ${markup}`,
    image,
    button_color: 'bg-[url(https://evil.example/a.png)]',
  }),
  contact_info: () => ({
    id: 1,
    phone: 'javascript:hacked()',
    email: 'a@b.example?bcc=x@evil.example',
    address: markup,
    working_hours: markup,
  }),
};

test('unsafe addresses in rows never get into the page', async ({ page, backend }) => {
  backend.injectFaults(({ path }) => {
    const table = /^\/(\w+)/.exec(path)?.[1] ?? '';
    const makeRow = rows[table];
    if (makeRow === undefined) return undefined;
    const body = table === 'contact_info' ? [makeRow('', 0)] : UNSAFE.map(makeRow);
    return { status: 200, body };
  });
  await openStorefront(page);
  // The last card is drawn when the reader comes near.
  await page.getByRole('article').last().scrollIntoViewIfNeeded();
  await expect(page.getByRole('article')).toHaveCount(UNSAFE.length);
  await expect(page.getByRole('article').first().getByRole('heading')).toHaveText(
    `Parça ${markup}`,
  );
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();

  const leads = await page
    .locator('*')
    .evaluateAll((elements) =>
      elements.flatMap((element) =>
        [...element.attributes]
          .filter(({ name }) => /^(?:src|srcset|href|style|on\w+)$/.test(name))
          .map(({ name, value }) => `${name}=${value}`),
      ),
    );
  // Chat messages contain the product's name, which does no harm there.
  const others = leads.filter((lead) => !lead.startsWith('href=https://wa.me/905320000000?text='));
  expect(others.length).toBeGreaterThan(20);
  expect(others.filter((lead) => /hacked|evil|bcc/.test(lead))).toEqual([]);
  const rules = await page.evaluate(() =>
    [...document.styleSheets].flatMap((sheet) =>
      Array.from(sheet.cssRules, (rule) => rule.cssText),
    ),
  );
  expect(rules.length).toBeGreaterThan(100);
  expect(rules.filter((rule) => rule.includes('evil'))).toEqual([]);
});
