import type { Page, Route } from '@playwright/test';

import { expect, test } from '../fixtures.ts';
import { advance, stopClock } from '../helpers/clock.ts';
import { holdFiles } from '../helpers/holdFiles.ts';
import { openStorefront } from '../helpers/opening.ts';

test.use({ expectedProblems: /./ });

async function expectContact(page: Page): Promise<void> {
  const notice = page.getByRole('alert');
  await expect(notice).toContainText('Sayfa açılamadı.');
  await expect(notice).toContainText('Örnek Oto');
  await expect(notice.getByRole('link', { name: 'Ara: +90 532 000 00 00' })).toHaveAttribute(
    'href',
    'tel:+905320000000',
  );
  const chat = notice.getByRole('link', { name: 'WhatsApp' });
  await expect(chat).toHaveAttribute('href', /^https:\/\/wa\.me\/905320000000\?text=Merhaba/);
  await expect(chat).toHaveAttribute('rel', 'noopener noreferrer');
}

const APP = '**/index-*.js';

const failures: Record<string, (route: Route) => Promise<void>> = {
  'cannot be read': (route) =>
    route.fulfill({ contentType: 'text/javascript', body: 'let a = 1; a ¿= 2;' }),
  'does not arrive': (route) => route.abort(),
  'is missing': (route) => route.fulfill({ status: 404 }),
  'is a page': (route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html>' }),
};

for (const [what, fail] of Object.entries(failures)) {
  test(`an app that ${what} gives way to the phone number, after the page has loaded itself again`, async ({
    page,
  }) => {
    let pages = 0;
    page.on('request', (request) => (pages += request.isNavigationRequest() ? 1 : 0));
    await page.route(APP, fail);
    await page.goto('./');
    await expectContact(page);
    expect(pages).toBe(2);
  });
}

test('an app that is there when the page loads itself again starts', async ({ page }) => {
  let asked = 0;
  await page.route(APP, async (route) => {
    asked += 1;
    return asked === 1 ? route.fulfill({ status: 404 }) : route.continue();
  });
  await page.goto('./');
  await expect(page.getByRole('article').first()).toBeVisible();
});

test('without a network the phone number is there at once', async ({ page }) => {
  await page.route(APP, async (route) => {
    await page.context().setOffline(true);
    await route.abort();
  });
  await page.goto('./');
  await expectContact(page);
});

test('an app that is late is shown when it arrives', async ({ page }) => {
  await stopClock(page);
  const releaseApp = await holdFiles(page, APP);
  await page.goto('./', { waitUntil: 'commit' });
  await expect(page.getByRole('status')).toContainText('Yükleniyor...');
  await advance(page, 15_000);
  await expectContact(page);
  releaseApp();
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('an error in a page that is shown changes nothing, and a page that React has removed shows the phone number', async ({
  page,
}) => {
  // With a stopped clock: what React draws later would stand in the empty page, and the greeting would hide the notice.
  await openStorefront(page);
  await page.evaluate(() => reportError(new Error('From an extension')));
  await advance(page, 600);
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);

  await page.evaluate(() => {
    document.querySelector('#root')?.replaceChildren();
    reportError(new Error('No boundary has caught this'));
  });
  await advance(page, 600);
  await expectContact(page);
});
