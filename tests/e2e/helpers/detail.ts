import { expect, type Page } from '@playwright/test';

/** The first sample product; it has a discount. */
export const FIRST_PART = 'Debriyaj Seti (Baskı, Balata, Rulman)';
/** The last sample product. */
export const LAST_PART = 'Sol Ön Far, LED Gündüz Farlı (DRL)';

export function nameButton(page: Page, name: string) {
  return page.getByRole('button', { name, exact: true });
}

export function nameLink(page: Page, name: string) {
  return page.getByRole('link', { name, exact: true });
}

export function pictureButton(page: Page, name: string) {
  return page.getByRole('button', { name: `${name} ayrıntısı`, exact: true });
}

/** Its name is a button, or with open controls a link (D41). */
export async function openPart(page: Page, name: string): Promise<void> {
  await nameButton(page, name).or(nameLink(page, name)).click();
  await expectDetail(page, name);
}

export async function expectDetail(page: Page, name: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name, exact: true })).toBeVisible();
  // The screen before is hidden.
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
}

/** The storefront with the sample products, without the detail. */
export async function expectStorefront(page: Page): Promise<void> {
  await expect(page.getByRole('article')).toHaveCount(4);
  await expect(page.getByRole('button', { name: 'Geri Dön' })).toHaveCount(0);
}

/** The position among the shop's history entries; 0 is the storefront. */
export async function expectDepth(page: Page, depth: number): Promise<void> {
  await expect
    .poll(async () => page.evaluate((): unknown => window.history.state?.depth ?? 0))
    .toBe(depth);
}
