import { expect } from '@playwright/test';

import { test } from '../../backendFixtures.ts';
import {
  expectPanel,
  logIn,
  openLogin,
  openRunningStorefront,
  press,
} from '../../helpers/owner/owner.ts';
import {
  expectAllSaved,
  expectWaiting,
  FAILED_WRITES,
  fillShopWithPassword,
  storedProducts,
} from '../../helpers/owner/ownersBackend.ts';

test.use({ expectedProblems: FAILED_WRITES });

test('the Supabase client is fetched when the panel stands; changes wait while it cannot be', async ({
  page,
  baseURL,
  backend,
}) => {
  await fillShopWithPassword(backend);
  const clients: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/supabase-')) clients.push(request.url());
  });
  await openRunningStorefront(page);
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await openLogin(page);
  await page.route(`${baseURL}**`, async (route) => route.abort());
  expect(clients).toEqual([]);

  await logIn(page);
  await expectPanel(page);
  await press(page, 'Sil: Parça 2');
  await expectWaiting(page, 1);
  await expect(page.getByText('Sitenin kayıtlarına ulaşılamıyor')).toBeVisible();
  expect(await storedProducts(backend)).toHaveLength(3);

  await page.unroute(`${baseURL}**`);
  await expectAllSaved(page);
  expect(clients.length).toBeGreaterThan(0);
  expect(await storedProducts(backend)).toEqual(['Parça 1: 1', 'Parça 3: 3']);
});
