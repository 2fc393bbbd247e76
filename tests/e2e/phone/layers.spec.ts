import type { Page } from '@playwright/test';

import { expect, test } from '../fixtures.ts';
import { advance } from '../helpers/clock.ts';
import { expectDetail, expectStorefront, FIRST_PART, openPart } from '../helpers/detail.ts';
import { openStorefront } from '../helpers/opening.ts';

const menuOf = (page: Page) => page.getByRole('navigation', { name: 'Ana menü' });
const openMenu = async (page: Page) => page.getByRole('button', { name: 'Menüyü aç' }).click();

test.beforeEach(async ({ page }) => openStorefront(page));

// The page before the shop is the empty page of a new tab.
test.afterEach(async ({ page }) => {
  await page.goBack();
  expect(page.url()).toBe('about:blank');
});

test('Back closes the welcome modal, then the menu, then leaves', async ({ page }) => {
  const address = page.url();
  await openMenu(page);
  await expect(menuOf(page)).toBeVisible();
  await advance(page, 2000);
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(page.url()).toBe(address);

  await page.goBack();
  await advance(page, 500);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(menuOf(page)).toBeVisible();
  expect(page.url()).toBe(address);

  await page.goBack();
  await expect(menuOf(page)).toHaveCount(0);
  await expectStorefront(page);
  expect(page.url()).toBe(address);
});

test('Back closes the menu over a part, then the part, then leaves', async ({ page }) => {
  const address = page.url();
  await openPart(page, FIRST_PART);
  expect(page.url()).toBe(address);
  await openMenu(page);
  await page.goBack();
  await expect(menuOf(page)).toHaveCount(0);
  await expectDetail(page, FIRST_PART);
  expect(page.url()).toBe(address);
  await page.goBack();
  await expectStorefront(page);
  expect(page.url()).toBe(address);
});

test('opening a part closes the open menu', async ({ page }) => {
  await openMenu(page);
  await openPart(page, FIRST_PART);
  await expect(menuOf(page)).toHaveCount(0);
  await page.goBack();
  await expectStorefront(page);
});
