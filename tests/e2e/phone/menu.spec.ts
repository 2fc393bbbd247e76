import { expect, test } from '../fixtures.ts';
import { openStorefront } from '../helpers/opening.ts';

test('the menu opens and closes, without Elektrik and Kampanyalar', async ({ page }) => {
  await openStorefront(page);
  const menu = page.getByRole('navigation', { name: 'Ana menü' });
  await expect(menu).toHaveCount(0);

  const opener = page.getByRole('button', { name: 'Menüyü aç' });
  await expect(opener).toHaveAttribute('aria-expanded', 'false');
  await opener.click();
  await expect(menu.getByRole('link')).toHaveText([
    'Ana Sayfa',
    'Motor',
    'Şanzıman',
    'Diferansiyel',
    'Farlar',
    'Fren Sistemi',
  ]);

  // The entries do nothing, and the menu stays open.
  const address = page.url();
  await menu.getByText('Motor').click({ force: true });
  await expect(menu).toBeVisible();
  expect(page.url()).toBe(address);

  const closer = page.getByRole('button', { name: 'Menüyü kapat' });
  await expect(closer).toHaveAttribute('aria-expanded', 'true');
  await closer.click();
  await expect(menu).toHaveCount(0);
});
