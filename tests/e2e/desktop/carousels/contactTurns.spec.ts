import type { Locator, Page } from '@playwright/test';

import { expect, test } from '../../fixtures.ts';
import { expectStorefront, FIRST_PART, openPart } from '../../helpers/detail.ts';
import { openStorefront } from '../../helpers/opening.ts';

/** The floating links, which have the name that no other chat link has. */
const floatingIn = (place: Locator) => place.getByRole('link', { name: 'WhatsApp ile yazın' });
const inHero = (page: Page) => floatingIn(page.getByRole('region', { name: 'Kampanyalar' }));
const onPage = (page: Page) => floatingIn(page.getByRole('contentinfo'));

test('the floating buttons of the hero and of the page take turns', async ({ page }) => {
  await openStorefront(page);
  await expect(inHero(page)).toBeInViewport();
  await expect(onPage(page)).toHaveCount(0);

  await page.evaluate(() => window.scrollTo({ top: 1200, behavior: 'instant' }));
  await expect(inHero(page)).not.toBeInViewport();
  await expect(onPage(page)).toBeInViewport();

  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
  await expect(onPage(page)).toHaveCount(0);
});

test('the page’s buttons are there on a part, which has no hero', async ({ page }) => {
  await openStorefront(page);
  await openPart(page, FIRST_PART);
  await expect(onPage(page)).toBeInViewport();
  await page.goBack();
  await expectStorefront(page);
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
  await expect(onPage(page)).toHaveCount(0);
});

test('they stay while they have the focus', async ({ page }) => {
  await openStorefront(page);
  await page.evaluate(() => window.scrollTo({ top: 1200, behavior: 'instant' }));
  await onPage(page).focus();
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
  await expect(inHero(page)).toBeInViewport();
  await expect(onPage(page)).toBeFocused();
  await onPage(page).blur();
  await expect(onPage(page)).toHaveCount(0);
});
