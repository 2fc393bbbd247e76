import { expect, type Page } from '@playwright/test';

import { sampleCatalog } from '../../../src/data/schema/samples.ts';

// An open welcome modal hides the page from assistive technology, but it stays visible.
const behindWelcome = { includeHidden: true };

export function heroOf(page: Page) {
  return page.getByRole('region', { name: 'Kampanyalar', ...behindWelcome });
}

export function brandsOf(page: Page) {
  return page.getByRole('region', { name: 'POPÜLER MARKALAR', ...behindWelcome });
}

/** The hero shows only slide `number` of the 3 samples, counted from 1. */
export async function expectSlide(page: Page, number: number): Promise<void> {
  const current = heroOf(page).locator('[aria-roledescription="slayt"]:not([inert])');
  await expect(current).toHaveAttribute('aria-label', `${number} / 3`);
  await expect(heroOf(page).locator('[aria-current]')).toHaveAttribute(
    'aria-label',
    `${number}. slayt`,
  );
}

/** The carousel shows six brands, starting at index `offset`. */
export async function expectBrandsFrom(page: Page, offset: number): Promise<void> {
  const shown = brandsOf(page).locator('li:not([aria-hidden="true"])');
  const brands = sampleCatalog.brands.slice(offset, offset + 6);
  await expect(shown).toHaveText(brands.map(({ name }) => name));
}

/** Moves pointer and focus away from all controls: the pointer to the page's beginning, where the header is. */
export async function clearPointerAndFocus(page: Page): Promise<void> {
  await page.evaluate(() => {
    window.scrollTo({ top: 0, behavior: 'instant' });
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  });
  await page.mouse.move(0, 0);
}
