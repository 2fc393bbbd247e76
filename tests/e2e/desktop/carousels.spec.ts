import type { Locator, Page } from '@playwright/test';

import { expect, test } from '../fixtures.ts';
import {
  clearPointerAndFocus,
  expectBrandsFrom,
  expectSlide,
  heroOf,
} from '../helpers/carousels.ts';
import { advance, putTabInBackground } from '../helpers/clock.ts';
import { expectStorefront, FIRST_PART, openPart } from '../helpers/detail.ts';
import { openStorefront, openStorefrontAfterWelcome } from '../helpers/opening.ts';
import { press } from '../helpers/owner/owner.ts';

test('the hero moves after 5000 ms, the brands after 3000 ms', async ({ page }) => {
  await openStorefront(page);
  await advance(page, 2999);
  await expectBrandsFrom(page, 0);
  await advance(page, 1);
  await expectBrandsFrom(page, 1);
  await advance(page, 1999);
  await expectSlide(page, 1);
  await advance(page, 1);
  await expectSlide(page, 2);
});

test('carousels rest under the pointer, in a hidden tab and by their button, and a full interval follows a step by hand', async ({
  page,
}) => {
  const hero = heroOf(page);
  await openStorefrontAfterWelcome(page);
  await clearPointerAndFocus(page);

  // First, because later steps scroll the hero away from the pointer.
  await test.step('under the pointer one rests, the other goes on', async () => {
    await hero.hover();
    await advance(page, 10_500);
    await expectSlide(page, 1);
    await expectBrandsFrom(page, 4);
    await clearPointerAndFocus(page);
  });
  await test.step('in a hidden tab both rest', async () => {
    await putTabInBackground(page, true);
    await advance(page, 30_000);
    await expectSlide(page, 1);
    await expectBrandsFrom(page, 4);
    await putTabInBackground(page, false);
    await advance(page, 5000);
    await expectSlide(page, 2);
    await expectBrandsFrom(page, 0);
  });
  await test.step('the button stops it until it is pressed again', async () => {
    await press(hero, 'Otomatik geçişi durdur');
    await clearPointerAndFocus(page);
    await advance(page, 12_000);
    await expectSlide(page, 2);
    await press(hero, 'Otomatik geçişi başlat');
    await clearPointerAndFocus(page);
    await advance(page, 5000);
    await expectSlide(page, 3);
  });
  await test.step('a full interval follows a step by hand', async () => {
    await press(hero, 'Sonraki slayt');
    // The pointer is on the arrow.
    await advance(page, 20_000);
    await expectSlide(page, 1);
    await clearPointerAndFocus(page);
    await advance(page, 4999);
    await expectSlide(page, 1);
    await advance(page, 1);
    await expectSlide(page, 2);
  });
});

/** The floating links, which have the name that no other chat link has. */
const floatingIn = (place: Locator) => place.getByRole('link', { name: 'WhatsApp ile yazın' });
const scrollTo = (page: Page, top: number) =>
  page.evaluate((place) => window.scrollTo({ top: place, behavior: 'instant' }), top);

test('the floating buttons of the hero and of the page take turns, unless they have the focus', async ({
  page,
}) => {
  const inHero = floatingIn(heroOf(page));
  const onPage = floatingIn(page.getByRole('contentinfo'));
  await openStorefront(page);
  await expect(inHero).toBeInViewport();
  await expect(onPage).toHaveCount(0);
  await scrollTo(page, 1200);
  await expect(inHero).not.toBeInViewport();
  await expect(onPage).toBeInViewport();

  await onPage.focus();
  await scrollTo(page, 0);
  await expect(inHero).toBeInViewport();
  await expect(onPage).toBeFocused();
  await onPage.blur();
  await expect(onPage).toHaveCount(0);

  // A part has no hero.
  await openPart(page, FIRST_PART);
  await expect(onPage).toBeInViewport();
  await page.goBack();
  await expectStorefront(page);
  await scrollTo(page, 0);
  await expect(onPage).toHaveCount(0);
});
