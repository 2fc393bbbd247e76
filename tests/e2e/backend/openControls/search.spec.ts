import type { Request } from '@playwright/test';

import { expect } from '../../fixtures.ts';
import { advance } from '../../helpers/clock.ts';
import { expectDetail } from '../../helpers/detail.ts';
import { openStorefront } from '../../helpers/opening.ts';
import { FAR_PART, fillShop, searchBox, test } from './fixtures.ts';

/** Notes the questions to the database's search. */
const note = (texts: string[]) => (request: Request) => {
  const { pathname, searchParams } = new URL(request.url());
  if (pathname.endsWith('/search_products')) texts.push(searchParams.get('query') ?? '');
};

test.beforeEach(async ({ backend, page }) => {
  await backend.sql(fillShop);
  await openStorefront(page);
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
  const [asked, failed]: [string[], string[]] = [[], []];
  page.on('request', note(asked));
  page.on('requestfailed', note(failed));

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
