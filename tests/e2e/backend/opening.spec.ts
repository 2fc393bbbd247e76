import { expect } from '@playwright/test';

import { test } from '../backendFixtures.ts';

test('opens on what the backend holds', async ({ page, backend }) => {
  await backend.sql(
    `insert into products (name, price, category, brand, description)
     values ('Amortisör', 900, 'Süspansiyon', 'SACHS', 'Ön çift')`,
  );
  await page.goto('./');
  await expect(page.getByRole('article')).toHaveCount(1);
  await expect(page.getByRole('article', { name: 'Amortisör' })).toBeVisible();
});
