import { expect, test } from '../../fixtures.ts';
import { advance } from '../../helpers/clock.ts';
import { openStorefront } from '../../helpers/opening.ts';

test('the welcome modal keeps the focus inside and restores it afterwards', async ({ page }) => {
  await openStorefront(page);
  const search = page.getByRole('searchbox', { name: 'Ürün ara' });
  await search.fill('balata');
  await advance(page, 2000);
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  for (const name of ['Kapat', 'WhatsApp', 'Ara', 'Kapat']) {
    await page.keyboard.press('Tab');
    await expect(dialog.locator(':focus')).toHaveAccessibleName(name);
  }
  await page.keyboard.press('Shift+Tab');
  await expect(dialog.locator(':focus')).toHaveAccessibleName('Ara');

  await page.keyboard.press('Escape');
  await advance(page, 500);
  await expect(search).toBeFocused();
  await expect(search).toHaveValue('balata');
});

test('the page behind the welcome modal can be neither focused nor scrolled', async ({ page }) => {
  await openStorefront(page);
  await advance(page, 2000);
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect(page.getByRole('banner')).toHaveCount(0);
  await expect(page.locator('body')).toHaveCSS('overflow', 'hidden');
  await page.keyboard.press('Escape');
  await advance(page, 500);
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page.locator('body')).not.toHaveCSS('overflow', 'hidden');
});
