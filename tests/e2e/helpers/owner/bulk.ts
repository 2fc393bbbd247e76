import type { Locator, Page } from '@playwright/test';

import { press } from './owner.ts';

/** The bar with the number of marked products and what can be done with them. */
export function markBar(page: Page): Locator {
  return page.getByRole('region', { name: 'Seçilen ürünler' });
}

export async function beginMarking(page: Page): Promise<void> {
  await press(page, 'Seç');
  await markBar(page).waitFor();
}
