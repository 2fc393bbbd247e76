import { expect } from '@playwright/test';

import { insertProducts } from '../../backend/support/tables.ts';
import { test } from '../backendFixtures.ts';
import { expectPanel, logIn, openLogin, openRunningStorefront } from '../helpers/owner/owner.ts';
import { fillShopWithPassword } from '../helpers/owner/ownersBackend.ts';
import { expectSmallDownload, expectSmallFile } from '../helpers/weight.ts';
import { fillShop } from './rows.ts';

test('a visit with a backend stays within the download limits', async ({ page, backend }) => {
  await backend.sql(`${fillShop}; ${insertProducts(57)}`);
  await expectSmallDownload(page);
});

test('the Supabase client stays within its limit, and comes after the login only', async ({
  page,
  backend,
}) => {
  await fillShopWithPassword(backend);
  const scripts: string[] = [];
  page.on('request', (request) => scripts.push(request.url()));
  await openRunningStorefront(page);
  await openLogin(page);
  expect(scripts.filter((url) => url.includes('/supabase-'))).toEqual([]);
  await expectSmallFile(page, 'supabase', 45_000, async () => {
    await logIn(page);
    await expectPanel(page);
  });
});
