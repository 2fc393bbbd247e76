import { expect, test } from '../../fixtures.ts';
import { expectDetail, expectStorefront, FIRST_PART, openPart } from '../../helpers/detail.ts';
import {
  expectPanel,
  formOf,
  logIn,
  openLogin,
  openRunningStorefront,
  openPanel,
  press,
} from '../../helpers/owner/owner.ts';

test('Back closes the form, then the panel', async ({ page }) => {
  await openPanel(page);
  const address = page.url();
  await press(page, 'Yeni Ürün');
  const form = formOf(page, 'Yeni Ürün');
  await expect(form).toBeVisible();
  await page.goBack();
  await expect(form).toHaveCount(0);
  await expectPanel(page);
  await page.goBack();
  await expectStorefront(page);
  expect(page.url()).toBe(address);
});

test('closing the panel returns to the part that was open', async ({ page }) => {
  await openRunningStorefront(page);
  await openPart(page, FIRST_PART);
  await openLogin(page);
  await page.goBack();
  await expectDetail(page, FIRST_PART);
  await openLogin(page);
  await logIn(page);
  await expectPanel(page);
  await press(page, 'Kapat');
  await expectDetail(page, FIRST_PART);
});
