import { expect } from '@playwright/test';

import { test } from '../../../backendFixtures.ts';
import {
  expectPanel,
  logIn,
  openLogin,
  openRunningStorefront,
  press,
} from '../../../helpers/owner/owner.ts';
import {
  expectAllSaved,
  expectWaiting,
  FAILED_WRITES,
  fillShopWithPassword,
  storedProducts,
} from '../../../helpers/owner/ownersBackend.ts';

test.beforeEach(async ({ backend }) => fillShopWithPassword(backend));

test('the Supabase client is fetched when the panel stands, and not before', async ({ page }) => {
  const clients: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/supabase-')) clients.push(request.url());
  });
  await openRunningStorefront(page);
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await openLogin(page);
  expect(clients).toEqual([]);
  await logIn(page);
  await expectPanel(page);
  await expect.poll(() => clients).toHaveLength(1);
});

test.describe('when the files of the shop cannot be reached', () => {
  test.use({ expectedProblems: FAILED_WRITES });

  test('changes wait, and are sent when they can', async ({ page, baseURL, backend }) => {
    await openRunningStorefront(page);
    await openLogin(page);
    await page.route(`${baseURL}**`, async (route) => route.abort());
    await logIn(page);
    await expectPanel(page);
    await press(page, 'Sil: Parça 2');
    await expectWaiting(page, 1);
    await expect(page.getByText('Sitenin kayıtlarına ulaşılamıyor')).toBeVisible();
    expect(await storedProducts(backend)).toHaveLength(3);
    await page.unroute(`${baseURL}**`);
    await expectAllSaved(page);
    expect(await storedProducts(backend)).toEqual(['Parça 1: 1', 'Parça 3: 3']);
  });
});
