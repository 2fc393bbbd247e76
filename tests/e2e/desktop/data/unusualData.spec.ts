import type { Page } from '@playwright/test';

import { expect, test } from '../../fixtures.ts';
import { brandsOf, expectBrandsFrom, expectSlide, heroOf } from '../../helpers/carousels.ts';
import { FIRST_PART, LAST_PART } from '../../helpers/detail.ts';
import { openStorefront } from '../../helpers/opening.ts';
import { press } from '../../helpers/owner/owner.ts';
import { saveInBrowser, savedInBrowser, TABLES } from '../../helpers/savedCopy.ts';
import { blockStorage } from '../../helpers/storage.ts';

async function expectSamples(page: Page): Promise<void> {
  await openStorefront(page);
  await expect(page.getByRole('article')).toHaveCount(4);
  await expect(page.getByRole('article').first()).toContainText(FIRST_PART);
  await expect(page.getByRole('article').last()).toContainText(LAST_PART);
  await expectBrandsFrom(page, 0);
  await expectSlide(page, 1);
  await expect(page.getByRole('contentinfo')).toContainText('+90 532 000 00 00');
}

test('thousands of slides and brands leave a page of normal size', async ({ page }) => {
  const ids = Array.from({ length: 10_000 }, (_, index) => index + 1);
  const slides = ids.map((id) => ({ id, title: `Slayt ${id}` }));
  const brands = ids.map((id) => ({ id, name: `Marka ${id}` }));
  await saveInBrowser(page, 'slides', slides);
  await saveInBrowser(page, 'brands', brands);
  await openStorefront(page);
  const hero = heroOf(page);
  await expect(hero.getByText('1 / 60', { exact: true })).toBeVisible();
  await press(hero, 'Önceki slayt');
  await expect(hero.getByText('60 / 60', { exact: true })).toBeVisible();
  await press(hero, 'Sonraki slayt');
  await expect(hero.getByRole('heading', { name: 'Slayt 1', exact: true })).toBeVisible();
  await press(brandsOf(page), 'Önceki markalar');
  await expect(brandsOf(page).getByRole('listitem').last()).toHaveText('Marka 300');
  expect(await page.locator('*').count()).toBeLessThan(4000);
});

test.describe('when the browser’s copy cannot be read', () => {
  test.use({ expectedProblems: /the browser's copy cannot be read|^Browser storage: / });

  test('broken texts are set aside, and the samples are shown', async ({ page }) => {
    const broken = '[{"id":1,"na';
    for (const table of TABLES) await saveInBrowser(page, table, broken);
    await expectSamples(page);
    for (const table of TABLES) {
      expect(await savedInBrowser(page, table)).toBeNull();
      expect(await savedInBrowser(page, `${table}.bozuk`)).toBe(broken);
    }
  });

  test('where the browser refuses access, the samples are shown', async ({ page }) => {
    await blockStorage(page);
    await expectSamples(page);
  });
});
