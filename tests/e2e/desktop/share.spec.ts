import type { Page } from '@playwright/test';

import { shop } from '../../../src/content/shop.ts';
import { expect, test } from '../fixtures.ts';
import { changePage } from '../helpers/changePage.ts';
import { FIRST_PART, openPart } from '../helpers/detail.ts';
import { openStorefront } from '../helpers/opening.ts';

const WEBSITE = 'https://dukkan.example/';

/** What the page of a shop says that knows its own address. */
const CANONICAL = `<link rel="canonical" href="${WEBSITE}" />`;

function sharedLines(...more: string[]): string {
  const { name, tradingWord, contact } = shop;
  const lines = [FIRST_PART, 'Fiyat: 2850 TL', '', `${name} ${tradingWord}`];
  return [...lines, `Telefon: ${contact.phone}`, ...more].join('\n');
}

const share = (page: Page) => page.getByRole('button', { name: 'Paylaş', exact: true }).click();

test('a part is offered in the share menu of the browser; where it is closed, nothing is copied', async ({
  page,
}) => {
  await page.addInitScript(() => {
    navigator.share = async (shared) => {
      const { dataset } = document.documentElement;
      const isSecond = dataset['shared'] !== undefined;
      dataset['shared'] = isSecond ? 'closed' : JSON.stringify(shared);
      if (isSecond) throw new DOMException('', 'AbortError');
    };
    navigator.clipboard.writeText = async () => {
      document.documentElement.dataset['copied'] = 'yes';
    };
  });
  await openStorefront(page);
  await openPart(page, FIRST_PART);
  await share(page);
  const html = page.locator('html');
  const shared = JSON.stringify({ title: FIRST_PART, text: sharedLines() });
  await expect(html).toHaveAttribute('data-shared', shared);
  await share(page);
  await expect(html).toHaveAttribute('data-shared', 'closed');
  await expect(page.getByText(/^Kopyalandı/)).toHaveCount(0);
  await expect(html).not.toHaveAttribute('data-copied');
});

test('without a share menu the text is in the clipboard; where that is refused, one click selects the text', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await changePage(page, (html) => html.replace('</head>', `${CANONICAL}</head>`));
  await openStorefront(page);
  await openPart(page, FIRST_PART);
  await share(page);
  await expect(page.getByText(/^Kopyalandı/)).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(sharedLines(WEBSITE));

  await page.evaluate(() => {
    navigator.clipboard.writeText = async () => {
      throw new DOMException('', 'NotAllowedError');
    };
  });
  await share(page);
  const text = page.getByText(/Telefon: /);
  await expect(text).toHaveText(sharedLines(WEBSITE), { useInnerText: true });
  await text.click();
  expect(await page.evaluate(() => String(getSelection()).trim())).toBe(sharedLines(WEBSITE));
  await page.getByRole('button', { name: 'Kapat' }).click();
  await expect(text).toHaveCount(0);
});
