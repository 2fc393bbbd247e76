import type { Page } from '@playwright/test';

import { expect } from '../../fixtures.ts';
import { nameButton, openPart } from '../../helpers/detail.ts';
import { test, buildForTests } from '../../helpers/offline/fixtures.ts';
import { openStorefront } from '../../helpers/opening.ts';
import {
  expectPanel,
  field,
  formOf,
  logIn,
  openPanel,
  openRunningStorefront,
  settingsButton,
  tabOf,
} from '../../helpers/owner/owner.ts';

// In one worker, because each worker builds the shop for itself.
test.describe.configure({ mode: 'default' });
// No worker keeps the files of the old build. The browser reports each file that is missing, and on a busy machine the
// storefront's picture, which a page that opens at the login draws late.
test.use({
  serviceWorkers: 'block',
  expectedProblems:
    /Failed to (load|fetch)|could not be|Unexpected|\.avif was preloaded using link preload but not used/,
});

const nextBuild = buildForTests('next');
const PART = 'Sol Ön Far, LED Gündüz Farlı (DRL)';
const RENEWED = 'Site yenilendi. Yeniden giriş yapın';

/** What the page asks of its host, from now on. */
function countRequests(page: Page) {
  const asked = { pages: 0, questions: 0, panels: 0 };
  page.on('request', (request) => {
    if (request.isNavigationRequest()) asked.pages += 1;
    if (request.method() === 'HEAD') asked.questions += 1;
    if (request.url().includes('/assets/panel-')) asked.panels += 1;
  });
  return asked;
}

test('a tab that is older than the site loads itself again, and the owner is told why he logs in', async ({
  page,
  site,
}) => {
  await openRunningStorefront(page);
  await site.publish(nextBuild());
  await settingsButton(page).click();
  await expect(page.getByText(RENEWED)).toBeVisible();
  await logIn(page);
  await expectPanel(page);
});

test('the panel opens at its tab again, with what was typed, whichever import has failed', async ({
  page,
  site,
}) => {
  page.on('dialog', (dialog) => void dialog.accept());
  const phone = field(formOf(page, 'İletişim bilgileri'), 'Telefon');
  await openPanel(page);
  await tabOf(page, 'İletişim').click();
  await phone.fill('0533 1');
  await site.publish(nextBuild());
  // As Vite reports it.
  await page.evaluate(() => dispatchEvent(new Event('vite:preloadError')));
  await expect(page.getByText(RENEWED)).toBeVisible();
  await logIn(page);
  await expect(tabOf(page, 'İletişim')).toHaveAttribute('aria-selected', 'true');
  await expect(phone).toHaveValue('0533 1');
});

test('a part that was open is open again', async ({ page, site }) => {
  await openRunningStorefront(page);
  await openPart(page, PART);
  await site.publish(nextBuild());
  const loaded = page.waitForEvent('load');
  await page.getByRole('button', { name: 'Fotoğrafı büyüt' }).click();
  await loaded;
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(PART);
});

test('a part that cannot be opened after that either can be asked for', async ({ page }) => {
  const asked = countRequests(page);
  await page.route(/assets\/detail-/, async (route) => route.fulfill({ status: 404 }));
  // With a stopped clock: the storefront would fetch the code ahead of time.
  await openStorefront(page);
  await nameButton(page, PART).click();
  const main = page.getByRole('main');
  await expect(main.getByText('Bu sayfa şu anda açılamıyor.')).toBeVisible();
  const chat = main.getByRole('link', { name: 'WhatsApp', exact: true });
  await expect(chat).toHaveAttribute('href', new RegExp(encodeURIComponent('Sol Ön Far')));
  await expect(main.getByRole('link', { name: 'Ara', exact: true })).toBeVisible();
  expect(asked).toMatchObject({ pages: 2, questions: 2 });
});

const answers = {
  'is missing': { status: 404 },
  'is a page': { contentType: 'text/html', body: '<!doctype html>' },
  'is cut off': { contentType: 'text/javascript', body: 'import{a' },
};

for (const [what, answer] of Object.entries(answers)) {
  test(`where the panel's file ${what}, the page loads itself again once; after that the owner does`, async ({
    page,
  }) => {
    await openRunningStorefront(page);
    const asked = countRequests(page);
    await page.route(/assets\/panel-/, async (route) => route.fulfill(answer));
    await settingsButton(page).click();
    await expect(page.getByText('Site yenilendi, ama panel henüz açılamıyor.')).toBeVisible();
    expect(asked).toEqual({ pages: 1, questions: 2, panels: 2 });
    await page.unroute(/assets\/panel-/);
    const loaded = page.waitForEvent('load');
    await page.getByRole('button', { name: 'Yeniden yükle' }).click();
    await loaded;
    await expect(page.getByRole('heading', { name: 'Giriş', exact: true })).toBeVisible();
  });
}

test('without a network nothing is loaded again', async ({ page, context }) => {
  await openRunningStorefront(page);
  await context.setOffline(true);
  await settingsButton(page).click();
  await expect(page.getByText('Panel yüklenemedi. İnternet')).toBeVisible();
  await context.setOffline(false);
  await page.getByRole('button', { name: 'Yeniden Dene' }).click();
  await expect(page.getByRole('heading', { name: 'Giriş', exact: true })).toBeVisible();
});
