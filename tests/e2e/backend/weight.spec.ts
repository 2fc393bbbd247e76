import { insertProducts } from '../../backend/support/tables.ts';
import { test } from '../backendFixtures.ts';
import { openPanel } from '../helpers/owner/owner.ts';
import { fillShopWithPassword } from '../helpers/owner/ownersBackend.ts';
import { expectSmallDownload, expectSmallFile } from '../helpers/weight.ts';
import { fillShop } from './rows.ts';

test('a visit with a backend stays within the download limits', async ({ page, backend }) => {
  await backend.sql(`${fillShop}; ${insertProducts(57)}`);
  await expectSmallDownload(page);
});

test('the Supabase client stays within its limit', async ({ page, backend }) => {
  await fillShopWithPassword(backend);
  await expectSmallFile(page, 'supabase', 45_000, async () => openPanel(page));
});
