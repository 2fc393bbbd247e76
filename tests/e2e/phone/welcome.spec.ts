import { expect, test } from '../fixtures.ts';
import { advance } from '../helpers/clock.ts';
import { expectDetail, expectStorefront, FIRST_PART, openPart } from '../helpers/detail.ts';
import { holdFiles } from '../helpers/holdFiles.ts';
import { openStorefront } from '../helpers/opening.ts';
import { openPanel } from '../helpers/owner/owner.ts';

test('opens 2000 ms after the shop, keeps the focus, and stays closed until the next page load', async ({
  page,
}) => {
  const elements = async () => page.locator('*').count();
  const dialog = page.getByRole('dialog');
  const search = page.getByRole('searchbox', { name: 'Ürün ara' });
  await openStorefront(page);
  await search.fill('balata');
  const opener = page.getByRole('button', { name: 'Menüyü aç' });
  await opener.focus();

  await test.step('it is drawn before it opens, so that opening adds next to nothing', async () => {
    const withoutModal = await elements();
    await advance(page, 1000);
    await expect(page.locator('[role="dialog"]')).toBeAttached();
    const closed = await elements();
    expect(closed).toBeGreaterThan(withoutModal + 20);
    await advance(page, 999);
    await expect(dialog).toHaveCount(0);
    await advance(page, 1);
    await expect(page.getByRole('dialog', { name: 'Aradığınız parça bizde var' })).toBeVisible();
    expect((await elements()) - closed).toBeLessThan(10);
  });
  await test.step('the page behind it can be neither focused nor scrolled', async () => {
    await expect(page.getByRole('banner')).toHaveCount(0);
    await expect(page.locator('body')).toHaveCSS('overflow', 'hidden');
    await page.keyboard.press('Shift+Tab');
    await expect(dialog.locator(':focus')).toHaveAccessibleName('Ara');
  });
  await test.step('Escape brings back the focus, and it does not open again', async () => {
    await page.keyboard.press('Escape');
    await advance(page, 500);
    await expect(opener).toBeFocused();
    await expect(search).toHaveValue('balata');
    await expect(page.locator('body')).not.toHaveCSS('overflow', 'hidden');
    await openPart(page, FIRST_PART);
    await page.getByRole('button', { name: 'Geri Dön' }).click();
    await advance(page, 10_000);
    await expectStorefront(page);
    await expect(dialog).toHaveCount(0);
  });
});

test('waits until the visitor closes the detail', async ({ page }) => {
  await openStorefront(page);
  await advance(page, 1500);
  // Before the clock goes on: until the part is open the modal's time still runs.
  await openPart(page, FIRST_PART);
  await advance(page, 10_000);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.getByRole('button', { name: 'Geri Dön' }).click();
  await expectStorefront(page);
  await advance(page, 1999);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await advance(page, 1);
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('waits two seconds after the visitor has typed or looked at the menu', async ({ page }) => {
  const dialog = page.getByRole('dialog');
  await openStorefront(page);
  await page.getByRole('searchbox', { name: 'Ürün ara' }).pressSequentially('bal');
  await advance(page, 10_000);
  await page.keyboard.type('ata');
  await expect(page.getByRole('searchbox', { name: 'Ürün ara' })).toHaveValue('balata');
  await page.getByRole('button', { name: 'Menüyü aç' }).click();
  await advance(page, 10_000);
  await expect(page.getByRole('navigation', { name: 'Ana menü' })).toBeFocused();
  await page.goBack();
  await expect(page.getByRole('navigation', { name: 'Ana menü' })).toHaveCount(0);
  await advance(page, 1999);
  await expect(dialog).toHaveCount(0);
  await advance(page, 1);
  await expect(dialog).toBeVisible();
});

test('does not come for the owner: it would lie over the gear', async ({ page }) => {
  await openPanel(page);
  await openStorefront(page);
  await advance(page, 10_000);
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('when it loads late on a slow network, it does not cover the detail', async ({ page }) => {
  const arrive = await holdFiles(page, '**/welcome-*.js');
  await openStorefront(page);
  await advance(page, 3000);
  await openPart(page, FIRST_PART);
  const arrived = page.waitForResponse('**/welcome-*.js');
  arrive();
  await (await arrived).finished();
  await advance(page, 1000);
  await expectDetail(page, FIRST_PART);
  await expect(page.getByRole('dialog')).toHaveCount(0);

  await page.goBack();
  // React may wait for a card's picture before it shows the storefront, half a second at most.
  await advance(page, 3000);
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await advance(page, 500);
  await expectStorefront(page);
});
