import { expect } from '@playwright/test';

import { test } from '../../backendFixtures.ts';
import { openPanel, openRunningStorefront, press, tabOf } from '../../helpers/owner/owner.ts';
import {
  expectAllSaved,
  fillShopWithPassword,
  storedProducts,
} from '../../helpers/owner/ownersBackend.ts';

test.describe.configure({ timeout: 120_000 });

test.beforeEach(async ({ backend }) => fillShopWithPassword(backend));

test('each deletion of the panel can be undone, and every visitor sees the old order', async ({
  page,
  backend,
}) => {
  const before = await storedProducts(backend);
  const inOrder = ['Parça 1', 'Parça 2', 'Parça 3'];
  await openPanel(page);
  await press(page, 'Sil: Parça 2');
  await press(page, 'Sil: Parça 1');
  await expect.poll(async () => storedProducts(backend)).toEqual(['Parça 3: 3']);
  await expectAllSaved(page);

  await press(page, 'Silinenler (2)');
  await press(page, 'Geri al: Parça 2');
  await expect(page.getByText('“Parça 2” geri alındı')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Geri al: Parça 1', exact: true })).toBeFocused();
  await press(page, 'Geri al: Parça 1');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(tabOf(page, 'Ürünler (3)')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Düzenle: Parça 1', exact: true })).toBeFocused();
  await expect.poll(async () => storedProducts(backend)).toEqual(before);
  await expectAllSaved(page);

  await openRunningStorefront(page);
  const names = page.getByRole('article').getByRole('heading');
  await expect(names).toHaveText(inOrder);
});
