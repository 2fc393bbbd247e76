import { expect, type Locator, type Page } from '@playwright/test';

import { ADMIN_PASSWORD } from '../../builds.ts';
import { openStorefrontAfterWelcome } from '../opening.ts';
import { pressInHeader } from '../pressInHeader.ts';

/** The panel's line when no changes are waiting. */
export const ALL_SAVED = 'Tüm değişiklikler kaydedildi';

export function settingsButton(page: Page): Locator {
  return page.getByRole('button', { name: 'Site Yönetimi', exact: true });
}

/** Opens the shop, closes the welcome modal and lets the clock run. */
export async function openRunningStorefront(page: Page): Promise<void> {
  // A background tab renders so rarely that each click takes seconds.
  await page.bringToFront();
  await openStorefrontAfterWelcome(page);
  await page.clock.resume();
}

export async function openLogin(page: Page): Promise<void> {
  await pressInHeader(settingsButton(page));
  await expect(page.getByRole('heading', { name: 'Giriş', exact: true })).toBeVisible();
}

export async function logIn(page: Page, password = ADMIN_PASSWORD): Promise<void> {
  await page.getByRole('textbox', { name: 'Şifre', exact: true }).fill(password);
  await page.getByRole('button', { name: 'Giriş Yap', exact: true }).click();
}

export async function expectPanel(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { name: 'Site Yönetimi', exact: true })).toBeVisible();
}

/** Opens the shop and logs in, as an owner who has put the card of a new shop aside. */
export async function openPanel(page: Page): Promise<void> {
  await openRunningStorefront(page);
  await page.evaluate(() => {
    try {
      localStorage.setItem('ornekoto_aside', 'setUp');
    } catch {
      // A storage that the test has filled.
    }
  });
  await openLogin(page);
  await logIn(page);
  await expectPanel(page);
}

export async function openPanelOfNewShop(page: Page): Promise<void> {
  await openRunningStorefront(page);
  await openLogin(page);
  await logIn(page);
  await expectPanel(page);
}

/** Closes the panel; the owner stays logged in. */
export async function closePanel(page: Page): Promise<void> {
  await press(page, 'Kapat');
  await expect(page.getByRole('heading', { name: 'Site Yönetimi', exact: true })).toHaveCount(0);
}

export async function press(place: Page | Locator, button: string): Promise<void> {
  await place.getByRole('button', { name: button, exact: true }).click();
}

/** Presses an entry of the menu `Diğer`. */
export async function pressMore(place: Page | Locator, entry: string): Promise<void> {
  await press(place, 'Diğer');
  await place.getByRole('menuitem', { name: entry, exact: true }).click();
}

export function tabOf(page: Page, name: string): Locator {
  return page.getByRole('tab', { name, exact: true });
}

export function formOf(page: Page, name: string): Locator {
  return page.getByRole('form', { name, exact: true });
}

export function field(form: Locator, label: string): Locator {
  return form.getByLabel(label, { exact: true });
}
