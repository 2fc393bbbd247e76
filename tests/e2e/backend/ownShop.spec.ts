import { expect, mergeTests, type Page } from '@playwright/test';

import { test as backendTest } from '../backendFixtures.ts';
import { comeBackAfter } from '../helpers/clock.ts';
import { test as offlineTest } from '../helpers/offline/fixtures.ts';
import { openRunningStorefront } from '../helpers/owner/owner.ts';
import { fillShop } from './rows.ts';

const test = mergeTests(backendTest, offlineTest);

// Where nobody answers any more, the page says so.
test.use({ build: 'backend', expectedProblems: /could not be loaded|^Browser storage/ });

const SAVE = `
  update shop_info set name = 'Yılmaz Oto', headline = 'Opel parçaları', figures = '12+ yıllık tecrübe',
    open_controls = true`;

/** Locators are no roles: the welcome modal may hide the page behind it. */
async function expectOwnShop(page: Page): Promise<void> {
  await expect(page.locator('header').getByText('Yılmaz Oto')).toBeVisible();
  await expect(page.locator('h1')).toHaveText('Opel parçaları');
  await expect(page.getByText('yıllık tecrübe')).toHaveCount(1);
  await expect(page.getByText('mutlu müşteri')).toHaveCount(0);
  const tiles = page.locator('[aria-label="Kategoriler"] > li');
  await expect(tiles).toHaveText(['Motor3 ürün']);
  await expect(tiles.locator('a')).toHaveText('Motor');
  await expect(page.locator('search, [role="search"]').locator('input')).toBeEnabled();
}

test('what the owner has saved is seen after a return, by a new visitor at once, and without a network', async ({
  page,
  backend,
  site,
}) => {
  await backend.sql(fillShop);
  await openRunningStorefront(page);
  await expect(page.getByRole('banner').getByText('Örnek Oto')).toBeVisible();
  await backend.sql(SAVE);
  await comeBackAfter(page, 10);
  await expectOwnShop(page);

  await page.evaluate(() => localStorage.clear());
  await openRunningStorefront(page);
  await expectOwnShop(page);
  await page.evaluate(async () => navigator.serviceWorker.ready);
  await page.reload();
  await expectOwnShop(page);

  site.fallSilent();
  backend.injectFaults(() => 'hang');
  await page.goto('./');
  await expectOwnShop(page);
});
