import type { Page } from '@playwright/test';

import { shop } from '../../../src/content/shop.ts';
import { expect, test } from '../fixtures.ts';
import { FIRST_PART, openPart } from '../helpers/detail.ts';
import { openStorefront } from '../helpers/opening.ts';

const WEBSITE = 'https://dukkan.example/';

/** What the page of a shop says that knows its own address. */
async function knowAddress(page: Page): Promise<void> {
  await page.route('./', async (route) => {
    const answer = await route.fetch();
    const html = await answer.text();
    const canonical = `<link rel="canonical" href="${WEBSITE}" />`;
    await route.fulfill({ response: answer, body: html.replace('</head>', `${canonical}</head>`) });
  });
}

function sharedLines(...more: string[]): string {
  const { name, tradingWord, contact } = shop;
  const lines = [FIRST_PART, 'Fiyat: 2850 TL', '', `${name} ${tradingWord}`];
  return [...lines, `Telefon: ${contact.phone}`, ...more].join('\n');
}

async function share(page: Page): Promise<void> {
  await openStorefront(page);
  await openPart(page, FIRST_PART);
  await page.getByRole('button', { name: 'Paylaş', exact: true }).click();
}

test('a part is offered in the share menu of the browser', async ({ page }) => {
  await page.addInitScript(() => {
    navigator.share = async (shared) => {
      document.documentElement.dataset['shared'] = JSON.stringify(shared);
    };
  });
  await share(page);
  const shared = JSON.stringify({ title: FIRST_PART, text: sharedLines() });
  await expect(page.locator('html')).toHaveAttribute('data-shared', shared);
  await expect(page.getByText(/^Kopyalandı/)).toHaveCount(0);
});

test('a share menu that the visitor closes copies nothing', async ({ page }) => {
  await page.addInitScript(() => {
    navigator.share = async () => {
      document.documentElement.dataset['shared'] = 'closed';
      throw new DOMException('', 'AbortError');
    };
    navigator.clipboard.writeText = async () => {
      document.documentElement.dataset['copied'] = 'yes';
    };
  });
  await share(page);
  await expect(page.locator('html')).toHaveAttribute('data-shared', 'closed');
  await expect(page.locator('html')).not.toHaveAttribute('data-copied');
});

test('without a share menu the text is in the clipboard, with the address of the shop', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await knowAddress(page);
  await share(page);
  await expect(page.getByText(/^Kopyalandı/)).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(sharedLines(WEBSITE));
});

test('where the clipboard is refused, one click selects the text', async ({ page }) => {
  await page.addInitScript(() => {
    navigator.clipboard.writeText = async () => {
      throw new DOMException('', 'NotAllowedError');
    };
  });
  await share(page);
  const text = page.getByText(/Telefon: /);
  await expect(text).toHaveText(sharedLines(), { useInnerText: true });
  await text.click();
  expect(await page.evaluate(() => String(getSelection()).trim())).toBe(sharedLines());
  await page.getByRole('button', { name: 'Kapat' }).click();
  await expect(text).toHaveCount(0);
});

test('the code of the panel is not fetched with it', async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => scripts.push(request.url()));
  await share(page);
  expect(scripts.filter((url) => url.includes('/panel-'))).toEqual([]);
});
