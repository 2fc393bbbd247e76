import type { Page } from '@playwright/test';

import { brandsOf, heroOf } from './carousels.ts';

/** The first item of each table, which is enough to tell one catalogue from another. */
export async function shownFirst(page: Page) {
  return {
    products: await page.getByRole('article').first().getByRole('heading').textContent(),
    brands: await brandsOf(page).locator('li').first().textContent(),
    slides: await heroOf(page).getByRole('heading').first().textContent(),
    contact: await page.getByRole('contentinfo').locator('a[href^="mailto:"]').textContent(),
  };
}

/** The first items of `fillShop`. */
export const SHOP_SHOWN = {
  products: 'Parça 3',
  brands: 'VALEO',
  slides: 'Kış Bakımı',
  contact: 'usta@ornek.example',
};

/** The first items after `changeShop`. */
export const CHANGED_SHOP_SHOWN = {
  products: 'Yeni Parça 3',
  brands: 'Yeni VALEO',
  slides: 'Yeni Kış Bakımı',
  contact: 'yeni@ornek.example',
};
