import { expect, test } from '../../fixtures.ts';
import { expectDetail, expectStorefront, FIRST_PART, openPart } from '../../helpers/detail.ts';
import {
  closePanel,
  expectPanel,
  formOf,
  logIn,
  openLogin,
  openRunningStorefront,
  press,
  settingsButton,
} from '../../helpers/owner/owner.ts';

test('a login opens the panel over what was open, and lasts until the page is reloaded', async ({
  page,
}) => {
  await openRunningStorefront(page);
  await openPart(page, FIRST_PART);
  await openLogin(page);
  await page.goBack();
  await expectDetail(page, FIRST_PART);

  await openLogin(page);
  await logIn(page, 'yanlış parola');
  await expect(page.getByRole('alert')).toHaveText('Hatalı şifre!');
  await logIn(page);
  await expectPanel(page);
  await closePanel(page);
  await expectDetail(page, FIRST_PART);

  await settingsButton(page).click();
  await expectPanel(page);
  await press(page, 'Yeni Ürün');
  await page.goBack();
  await expect(formOf(page, 'Yeni Ürün')).toHaveCount(0);
  await expectPanel(page);
  await page.goBack();
  await expectDetail(page, FIRST_PART);
  await page.goBack();
  await expectStorefront(page);

  await openRunningStorefront(page);
  await openLogin(page);
  await expect(page.getByRole('tab')).toHaveCount(0);
  await press(page, 'İptal');
  await expectStorefront(page);
  await expect(settingsButton(page)).toBeFocused();
});
