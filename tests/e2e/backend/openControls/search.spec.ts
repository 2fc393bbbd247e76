import { expect } from '../../fixtures.ts';
import { advance } from '../../helpers/clock.ts';
import { expectDetail } from '../../helpers/detail.ts';
import { openStorefront } from '../../helpers/opening.ts';
import { expectResults, FAR_PART, fillShop, searchBox, test, watchQuestions } from './fixtures.ts';

test.beforeEach(async ({ backend, page }) => {
  await backend.sql(fillShop);
  await openStorefront(page);
});

test('a part is found in the whole database, however it is typed', async ({ page }) => {
  for (const typed of ['ışık müşürü', 'isik musuru', '3G0 297 873 D', '3g0.297.873.d']) {
    await searchBox(page).fill(typed);
    await page.keyboard.press('Enter');
    await expectResults(page, `“${typed}” için sonuçlar`, '1');
    await expect(page.getByRole('article', { name: FAR_PART.name })).toBeVisible();
  }
});

test('suggestions come 300 ms after the last letter, once, and open by keyboard', async ({
  page,
}) => {
  const { asked } = watchQuestions(page);
  await searchBox(page).pressSequentially('isik');
  await advance(page, 299);
  expect(asked).toEqual([]);
  await advance(page, 1);
  const option = page.getByRole('option', { name: FAR_PART.name });
  await expect(option).toBeVisible();
  expect(asked).toEqual(['isik']);
  await page.keyboard.press('ArrowDown');
  await expect(option).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');
  await expectDetail(page, FAR_PART.name);
});

test('a letter more aborts the question for the letters before', async ({ page, backend }) => {
  backend.injectFaults(async ({ path }) => {
    if (path.includes('search_products') && path.includes('query=isi&')) {
      return new Promise(() => {});
    }
    return undefined;
  });
  const { asked, failed } = watchQuestions(page);
  await searchBox(page).pressSequentially('isi');
  await advance(page, 300);
  await expect.poll(() => asked).toEqual(['isi']);
  await searchBox(page).pressSequentially('k');
  await expect.poll(() => failed).toEqual(['isi']);
  await advance(page, 300);
  await expect(page.getByRole('option')).toHaveCount(1);
});

test('results come page by page', async ({ page }) => {
  await searchBox(page).fill('piston');
  await page.keyboard.press('Enter');
  await expectResults(page, '“piston” için sonuçlar', '1.200');
  const results = page.getByRole('region', { name: '“piston” için sonuçlar' });
  await expect(results.getByRole('article')).toHaveCount(24);
  await page.getByRole('button', { name: 'Daha fazla göster' }).click();
  await expect(results.getByRole('article')).toHaveCount(48);
});

test('where nothing is found, the chat takes the words along', async ({ page }) => {
  await searchBox(page).fill('vites topuzu');
  await page.keyboard.press('Enter');
  await expectResults(page, '“vites topuzu” için sonuçlar', '0');
  const chat = page.getByRole('main').getByRole('link', { name: 'WhatsApp' });
  await expect(chat).toHaveAttribute('href', /vites%20topuzu/);
});
