import { test } from '../backendFixtures.ts';
import { fillShopWithPassword } from '../helpers/owner/ownersBackend.ts';
import { expectSmallClient, expectSmallDownload } from '../helpers/weight.ts';
import { fillShop, insertProducts } from './rows.ts';

test('a visit with a backend stays within the download limits', async ({ page, backend }) => {
  await backend.sql(`${fillShop}; ${insertProducts(57)}`);
  await expectSmallDownload(page);
});

test('the Supabase client stays within its limit', async ({ page, backend }) => {
  await fillShopWithPassword(backend);
  await expectSmallClient(page);
});
