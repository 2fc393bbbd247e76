import { expect } from '../../fixtures.ts';
import { advance } from '../../helpers/clock.ts';
import { expectDetail } from '../../helpers/detail.ts';
import { openStorefront } from '../../helpers/opening.ts';
import { expectResults, FAR_PART, fillShop, searchBox, test, watchQuestions } from './fixtures.ts';

test.beforeEach(async ({ backend, page }) => {
  await backend.sql(fillShop);
  await openStorefront(page);
});

test('parts are found in the whole database, page by page, or the chat takes the words along', async ({
  page,
}) => {
  const search = async (text: string, count: string) => {
    await searchBox(page).fill(text);
    await page.keyboard.press('Enter');
    await expectResults(page, `“${text}” için sonuçlar`, count);
  };

  for (const typed of ['isik musuru', '3g0.297.873.d']) {
    await search(typed, '1');
    await expect(page.getByRole('article', { name: FAR_PART.name })).toBeVisible();
  }

  await search('piston', '1.200');
  const results = page.getByRole('region', { name: '“piston” için sonuçlar' });
  await expect(results.getByRole('article')).toHaveCount(24);
  await page.getByRole('button', { name: 'Daha fazla göster' }).click();
  await expect(results.getByRole('article')).toHaveCount(48);

  await search('vites topuzu', '0');
  const chat = page.getByRole('main').getByRole('link', { name: 'WhatsApp' });
  await expect(chat).toHaveAttribute('href', /vites%20topuzu/);
});

test('suggestions come 300 ms after the last letter, a letter more aborts the question, and keys choose', async ({
  page,
  backend,
}) => {
  backend.injectFaults(async ({ path }) =>
    path.includes('search_products') && path.includes('query=isi&')
      ? new Promise(() => {})
      : undefined,
  );
  const { asked, failed } = watchQuestions(page);

  await searchBox(page).pressSequentially('isi');
  await advance(page, 299);
  expect(asked).toEqual([]);
  await advance(page, 1);
  await expect.poll(() => asked).toEqual(['isi']);
  await searchBox(page).pressSequentially('k');
  await expect.poll(() => failed).toEqual(['isi']);
  await advance(page, 300);

  const option = page.getByRole('option', { name: FAR_PART.name });
  await expect(option).toBeVisible();
  await expect(page.getByRole('option')).toHaveCount(1);
  expect(asked).toEqual(['isi', 'isik']);
  await page.keyboard.press('ArrowDown');
  await expect(option).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');
  await expectDetail(page, FAR_PART.name);
});
