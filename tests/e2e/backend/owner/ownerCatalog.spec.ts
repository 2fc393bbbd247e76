import { expect } from '@playwright/test';

import { insertProducts } from '../../../backend/support/tables.ts';
import { test } from '../../backendFixtures.ts';
import { openPanel, press, pressMore } from '../../helpers/owner/owner.ts';
import { fillShopWithPassword } from '../../helpers/owner/ownersBackend.ts';

test('the owner gets the catalogue’s address, and sees what it leaves out', async ({
  page,
  backend,
}) => {
  await fillShopWithPassword(backend);
  await backend.sql(`truncate products restart identity; ${insertProducts(5)};
    update products set image = 'images/open-graph.jpg' where id < 4;
    update products set price = 0 where id = 3`);
  await openPanel(page);
  await pressMore(page, 'Kataloğu paylaş');
  const dialog = page.getByRole('dialog', { name: 'Kataloğu paylaş' });
  await expect(dialog.getByText('Katalogda 2 parça var.')).toBeVisible();
  const link = dialog.getByRole('link', { name: 'Dosyayı indir' });
  const href = (await link.getAttribute('href')) ?? '';
  await expect(dialog.getByRole('status')).toHaveText(href);
  const { pathname, search } = new URL(href);
  const answer = await fetch(`${backend.url}${pathname}${search}`);
  expect((await answer.text()).trim().split('\r\n')).toHaveLength(3);

  await press(dialog, 'Fiyatı olmayan 1 parça');
  await expect(page.getByRole('search', { name: 'Ürün listesi' })).toContainText('1 / 5 ürün');
  await expect(page.getByRole('button', { name: 'Düzenle: Parça 3' })).toBeVisible();
});
