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

/** Raises the prices of what is marked, up to Uygula. */
export async function raisePrices(page: Page, percent: string): Promise<Locator> {
  await press(markBar(page), 'Fiyatları değiştir');
  const dialog = page.getByRole('dialog', { name: 'Fiyatları değiştir', exact: true });
  await field(dialog, 'Yüzde (%)').fill(percent);
  return dialog;
}
