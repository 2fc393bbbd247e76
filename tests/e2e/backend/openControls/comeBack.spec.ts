import { expect } from '../../fixtures.ts';
import { comeBackAfter } from '../../helpers/clock.ts';
import { expectDetail } from '../../helpers/detail.ts';
import { openStorefrontAfterWelcome } from '../../helpers/opening.ts';
import { press } from '../../helpers/owner/owner.ts';
import { expectResults, FAR_PART, fillShop, follow, searchBox, test } from './fixtures.ts';

test('results and a part that only the search has found are those of today', async ({
  page,
  backend,
}) => {
  await backend.sql(fillShop);
  await openStorefrontAfterWelcome(page);
  await searchBox(page).fill(FAR_PART.name);
  await searchBox(page).press('Enter');
  await expectResults(page, `“${FAR_PART.name}” için sonuçlar`, '1');
  const card = page.getByRole('article', { name: FAR_PART.name, exact: true });
  await backend.sql(`update products set price = 175 where id = ${FAR_PART.id}`);
  await comeBackAfter(page, 10);
  await expect(card).toContainText('175 TL');

  await card.getByRole('link', { name: FAR_PART.name, exact: true }).click();
  await expectDetail(page, FAR_PART.name);
  await backend.sql(`update products set price = 190 where id = ${FAR_PART.id}`);
  await comeBackAfter(page, 10);
  await expect(
    page.getByRole('main').getByText('190 TL').filter({ visible: true }).first(),
  ).toBeVisible();
  await backend.sql(`delete from products where id = ${FAR_PART.id}`);
  await comeBackAfter(page, 10);
  await expect(page.getByText('Bu parça artık listemizde yok.')).toBeVisible();
});

test('the list of parts to ask for marks what has changed, whether the page has read it or not', async ({
  page,
  backend,
}) => {
  await backend.sql(fillShop);
  await openStorefrontAfterWelcome(page);
  await press(page.getByRole('article', { name: 'Piston 1200', exact: true }), 'Sepete Ekle');
  await follow(page.getByRole('list', { name: 'Kategoriler' }), 'Farlar');
  await expectResults(page, 'Farlar', '1');
  await press(page.getByRole('article', { name: FAR_PART.name, exact: true }), 'Sepete Ekle');
  await press(page, 'Sepet, 2 parça');
  const dialog = page.getByRole('dialog', { name: 'Sorulacak parçalar' });
  await expect(dialog).toContainText(FAR_PART.name);
  await backend.sql(`
    update products set price = 1500 where name = 'Piston 1200';
    update products set price = 175 where id = ${FAR_PART.id}`);
  await comeBackAfter(page, 10);
  await expect(dialog).toContainText('1200 TLŞimdiki fiyatı: 1500 TL');
  await expect(dialog).toContainText('150 TLŞimdiki fiyatı: 175 TL');
});
