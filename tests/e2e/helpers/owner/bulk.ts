import type { Locator, Page } from '@playwright/test';

import { field, press } from './owner.ts';

/** The bar with the number of marked products and what can be done with them. */
export function markBar(page: Page): Locator {
  return page.getByRole('region', { name: 'Seçilen ürünler' });
}

export function markBox(page: Page, name: string): Locator {
  return page.getByRole('checkbox', { name: `Seç: ${name}`, exact: true });
}

export async function beginMarking(page: Page): Promise<void> {
  await press(page, 'Seç');
  await markBar(page).waitFor();
}

export async function markAll(page: Page): Promise<void> {
  await page.getByRole('checkbox', { name: 'Tümünü seç', exact: true }).check();
}

/** Opens the dialog behind a button of the bar. */
export async function openChange(page: Page, button: string, title = button): Promise<Locator> {
  await press(markBar(page), button);
  return page.getByRole('dialog', { name: title, exact: true });
}

/** Raises the prices of what is marked, up to Uygula. */
export async function raisePrices(page: Page, percent: string): Promise<Locator> {
  const dialog = await openChange(page, 'Fiyatları değiştir');
  await field(dialog, 'Yüzde (%)').fill(percent);
  return dialog;
}
