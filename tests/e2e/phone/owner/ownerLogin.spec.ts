import { expect, test } from '../../fixtures.ts';
import { expectStorefront } from '../../helpers/detail.ts';
import {
  closePanel,
  expectPanel,
  logIn,
  openLogin,
  openRunningStorefront,
  press,
  settingsButton,
  tabOf,
} from '../../helpers/owner/owner.ts';

test.beforeEach(async ({ page }) => openRunningStorefront(page));

test('a wrong password shows an error, the right one opens the panel', async ({ page }) => {
  await openLogin(page);
  const field = page.getByRole('textbox', { name: 'Şifre', exact: true });
  await expect(field).toHaveAttribute('type', 'password');
  await expect(field).toHaveAttribute('placeholder', 'Şifrenizi girin');
  await logIn(page, 'yanlış parola');
  await expect(page.getByRole('alert')).toHaveText('Hatalı şifre!');
  await expect(field).toBeFocused();

  await logIn(page);
  await expectPanel(page);
  for (const name of ['Ürünler (4)', 'Markalar (10)', 'Slider (3)', 'İletişim']) {
    await expect(tabOf(page, name)).toBeVisible();
  }
  await expect(tabOf(page, 'Ürünler (4)')).toHaveAttribute('aria-selected', 'true');
});

test('a login lasts until the page is reloaded', async ({ page }) => {
  await openLogin(page);
  await logIn(page);
  await expectPanel(page);
  await closePanel(page);
  await expectStorefront(page);

  await settingsButton(page).click();
  await expectPanel(page);
  await openRunningStorefront(page);
  await openLogin(page);
  await expect(page.getByRole('tab')).toHaveCount(0);
});

test('an empty password is not accepted, İptal returns to the shop', async ({ page }) => {
  await openLogin(page);
  await press(page, 'Giriş Yap');
  const field = page.getByRole('textbox', { name: 'Şifre', exact: true });
  await expect(field).toHaveJSProperty('validity.valueMissing', true);
  await expect(page.getByRole('alert')).toHaveCount(0);
  await press(page, 'İptal');
  await expectStorefront(page);
  await expect(settingsButton(page)).toBeFocused();
});

test('the settings button also closes the login and the panel', async ({ page }) => {
  await openLogin(page);
  await settingsButton(page).click();
  await expectStorefront(page);
});
