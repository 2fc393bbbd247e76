import { expect } from '../../fixtures.ts';
import { openPart } from '../../helpers/detail.ts';
import { test } from '../../helpers/offline/fixtures.ts';
import { logIn, openRunningStorefront, settingsButton } from '../../helpers/owner/owner.ts';

// In one worker, because each worker builds the shop for itself.
test.describe.configure({ mode: 'default' });
// No worker keeps the files of the old build. The browser reports each file that is missing.
test.use({
  serviceWorkers: 'block',
  expectedProblems: /Failed to (load resource|fetch)|could not be/,
});

test('a tab that is older than the site loads itself again, and the owner is told why he logs in', async ({
  page,
  site,
  laterBuilds,
}) => {
  await openRunningStorefront(page);
  await site.publish(laterBuilds.next);
  await settingsButton(page).click();
  await expect(page.getByText('Site yenilendi. Yeniden giriş yapın')).toBeVisible();
  await logIn(page);
  await expect(page.getByRole('heading', { name: 'Site Yönetimi', exact: true })).toBeVisible();
});

test('a part that was open is open again', async ({ page, site, laterBuilds }) => {
  await openRunningStorefront(page);
  await openPart(page, 'Sol Ön Far, LED Gündüz Farlı (DRL)');
  await site.publish(laterBuilds.next);
  await page.getByRole('button', { name: 'Fotoğrafı büyüt' }).click();
  await page.waitForEvent('load');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Sol Ön Far, LED Gündüz Farlı (DRL)',
  );
});

test('it does so once; after that the owner loads it himself, and without a network nothing is loaded', async ({
  page,
  context,
}) => {
  await openRunningStorefront(page);
  await page.route(/assets\/panel-/, async (route) => route.fulfill({ status: 404 }));
  await settingsButton(page).click();
  await expect(page.getByText('Site yenilendi, ama panel henüz açılamıyor.')).toBeVisible();
  await page.unroute(/assets\/panel-/);
  await page.getByRole('button', { name: 'Yeniden yükle' }).click();
  await page.waitForEvent('load');

  await openRunningStorefront(page);
  await context.setOffline(true);
  await settingsButton(page).click();
  await expect(page.getByText('Panel yüklenemedi. İnternet')).toBeVisible();
  await context.setOffline(false);
  await page.clock.fastForward(61_000);
  await page.getByRole('button', { name: 'Yeniden Dene' }).click();
  await expect(page.getByRole('heading', { name: 'Giriş', exact: true })).toBeVisible();
});
