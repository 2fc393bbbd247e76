import { test } from '../backendFixtures.ts';
import { expectSmallDownload } from '../helpers/weight.ts';
import { fillShop, insertProducts } from './rows.ts';

test('a visit with a backend is as light', async ({ page, backend }) => {
  await backend.sql(`${fillShop}; ${insertProducts(57)}`);
  await expectSmallDownload(page);
});
