import { expect, test } from '../../fixtures.ts';
import { brandsOf, heroOf } from '../../helpers/carousels.ts';
import { openStorefront } from '../../helpers/opening.ts';
import { press, tabOf, openPanel } from '../../helpers/owner/owner.ts';
import { saveInBrowser } from '../../helpers/savedCopy.ts';

const MANY = 10_000;
const LONG = 'ş'.repeat(300_000);
const ids = Array.from({ length: MANY }, (_, index) => index + 1);

test('thousands of slides and brands leave a page of normal size', async ({ page }) => {
  await saveInBrowser(
    page,
    'slides',
    ids.map((id) => ({ id, title: `Slayt ${id}` })),
  );
  await saveInBrowser(
    page,
    'brands',
    ids.map((id) => ({ id, name: `Marka ${id}` })),
  );
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

test('the panel lists all of them', async ({ page }) => {
  await saveInBrowser(
    page,
    'slides',
    ids.map((id) => ({ id, title: `Slayt ${id}` })),
  );
  await openPanel(page);
  await tabOf(page, `Slider (${MANY})`).click();
  await expect(page.getByRole('button', { name: 'Sil: Slayt 1', exact: true })).toBeVisible();
});

test('texts of 300,000 characters are cut', async ({ page }) => {
  await saveInBrowser(page, 'products', [
    { id: 1, name: LONG, brand: LONG, category: LONG, description: LONG, price: 10 },
  ]);
  await saveInBrowser(page, 'contact', {
    phone: '0312 345 67 89',
    address: 'a,'.repeat(100_000),
    workingHours: 'a\n'.repeat(100_000),
  });
  await openStorefront(page);
  const card = page.getByRole('article');
  await expect(card.getByRole('heading')).toHaveText('ş'.repeat(200));
  await expect(page.getByRole('contentinfo').getByText('a', { exact: true })).toHaveCount(500);
  expect(await page.evaluate(() => document.body.textContent.length)).toBeLessThan(20_000);
  await card.getByRole('heading').getByRole('button').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('ş'.repeat(200));
});
