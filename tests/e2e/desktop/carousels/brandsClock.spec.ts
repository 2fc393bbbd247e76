import { expect, test } from '../../fixtures.ts';
import { brandsOf, expectBrandsFrom } from '../../helpers/carousels.ts';
import { advance } from '../../helpers/clock.ts';
import { openStorefront, openStorefrontAfterWelcome } from '../../helpers/opening.ts';
import { clearPointerAndFocus } from '../../helpers/tab.ts';

test('six brands are shown and move by one every 3000 ms, from the last position back to the first', async ({
  page,
}) => {
  await openStorefront(page);
  await expectBrandsFrom(page, 0);
  for (const logo of await brandsOf(page).locator('li').all()) {
    await expect(logo).toHaveCSS('transition', /^transform 0\.5s/);
  }
  await advance(page, 2999);
  await expectBrandsFrom(page, 0);
  await advance(page, 1);
  await expectBrandsFrom(page, 1);
  for (const offset of [2, 3, 4, 0]) {
    await advance(page, 3000);
    await expectBrandsFrom(page, offset);
  }
});

test('arrows step and wrap, and a full interval follows', async ({ page }) => {
  await openStorefrontAfterWelcome(page);
  await brandsOf(page).getByRole('button', { name: 'Önceki markalar' }).click();
  await expectBrandsFrom(page, 4);
  await brandsOf(page).getByRole('button', { name: 'Sonraki markalar' }).click();
  await expectBrandsFrom(page, 0);
  await clearPointerAndFocus(page);
  await advance(page, 2999);
  await expectBrandsFrom(page, 0);
  await advance(page, 1);
  await expectBrandsFrom(page, 1);
});

test('the pause button stops the brands', async ({ page }) => {
  await openStorefrontAfterWelcome(page);
  await brandsOf(page).getByRole('button', { name: 'Otomatik geçişi durdur' }).click();
  await clearPointerAndFocus(page);
  await advance(page, 12_000);
  await expectBrandsFrom(page, 0);
});
