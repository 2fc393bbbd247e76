import type { Page } from '@playwright/test';

import { expect, test } from '../fixtures.ts';
import { blockCalls } from '../helpers/calls.ts';
import { advance } from '../helpers/clock.ts';
import { openStorefront } from '../helpers/opening.ts';

const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Aradığınız parça bizde var' });

test('opens 2000 ms after the shop, with all its text', async ({ page }) => {
  await openStorefront(page);
  await advance(page, 1999);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await advance(page, 1);
  const dialog = dialogOf(page);
  await expect(dialog).toBeVisible();
  await expect(dialog).toContainText('temsilidir');
  for (const make of ['Volkswagen', 'BMW', 'Mercedes', 'Cupra', 'Audi', 'Seat', 'tüm araçlar']) {
    await expect(dialog).toContainText(make);
  }
  await expect(dialog).toContainText('+90 532 000 00 00');
});

test('is drawn before it opens, so that opening adds next to nothing', async ({ page }) => {
  await openStorefront(page);
  const elements = async () => page.locator('*').count();
  const withoutModal = await elements();
  await advance(page, 1000);
  await expect(page.locator('[role="dialog"]')).toBeAttached();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  const closed = await elements();
  expect(closed).toBeGreaterThan(withoutModal + 20);

  await advance(page, 1000);
  await expect(page.getByRole('dialog')).toBeVisible();
  expect((await elements()) - closed).toBeLessThan(10);
});

const dismissals: Record<string, (page: Page) => Promise<void>> = {
  Kapat: async (page) => dialogOf(page).getByRole('button', { name: 'Kapat' }).click(),
  Escape: async (page) => page.keyboard.press('Escape'),
  chat: async (page) => {
    const chat = page.waitForEvent('popup');
    await dialogOf(page).getByRole('link', { name: 'WhatsApp' }).click();
    expect((await chat).url()).toMatch(/^https:\/\/wa\.me\/905320000000\?text=/);
  },
  call: async (page) => dialogOf(page).getByRole('link', { name: 'Ara' }).click(),
};

for (const [way, dismiss] of Object.entries(dismissals)) {
  test(`is closed by ${way} and stays closed until the next page load`, async ({
    page,
    context,
  }) => {
    await context.route('https://wa.me/**', async (route) => route.fulfill({ body: '' }));
    await blockCalls(page);
    await openStorefront(page);
    await advance(page, 2000);
    await expect(dialogOf(page)).toBeVisible();
    await dismiss(page);
    await advance(page, 500);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page).toHaveURL('./');

    await page.getByRole('article').first().getByRole('button').first().click();
    await page.getByRole('button', { name: 'Geri Dön' }).click();
    await advance(page, 10_000);
    await expect(page.getByRole('article')).toHaveCount(4);
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });
}
