import { answer } from '@/edge/answer';

import { pagePieces } from '../../../../scripts/build/edge/pagePieces.ts';
import { test as base } from '../../backendFixtures.ts';
import { folderOf } from '../../builds.ts';
import { expect } from '../../fixtures.ts';
import { hostSite, WEBSITE } from '../../helpers/hostedSite.ts';
import { shiftsOf, watchShifts } from '../../helpers/layoutShift.ts';
import { press } from '../../helpers/owner/owner.ts';
import { expectResults, FAR_PART, fillShop, headOf } from './fixtures.ts';

/** The shop with open controls and the function of a host in front of the page (D50). */
const test = base.extend({
  baseURL: async ({ runningBackend: { url, anonKey: key } }, provide) => {
    const facts = {
      headers: {},
      backend: { url, key },
      website: WEBSITE,
      name: 'Örnek Oto TİCARET',
      headline: '',
      contact: { phone: '0532 123 45 67', email: '', address: '', workingHours: '' },
      summary: '',
      picture: { file: 'images/open-graph.jpg', width: 1200, height: 630 },
    };
    const { address, stop } = await hostSite(folderOf('backend'), {
      controls: 'open',
      edge: async (request, page) => answer(request, { ...facts, page: pagePieces(page) }, fetch),
    });
    await provide(address);
    await stop();
  },
});

test.beforeEach(async ({ backend }) => void (await backend.sql(fillShop)));

test('a part of the HTML is not asked for again; the app takes over head and text, and nothing shifts', async ({
  page,
  backend,
}) => {
  const before = backend.requests.length;
  await watchShifts(page);
  await page.goto(`./?parca=${FAR_PART.id}`);
  await expect(page.getByRole('heading', { level: 1, name: FAR_PART.name })).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeAttached();
  const paths = backend.requests.slice(before).map(({ path }) => path);
  expect(paths.filter((path) => path.startsWith('/rpc/part_page'))).toHaveLength(1);
  expect(paths.filter((path) => path.includes('id=eq.'))).toEqual([]);
  expect(await shiftsOf(page)).toEqual([]);
  await expect(page.locator('#page-text')).toHaveCount(0);
  expect(await headOf(page)).toMatchObject({
    canonical: [`${WEBSITE}?parca=${FAR_PART.id}`],
    data: ['AutoPartsStore', 'Product', 'BreadcrumbList'],
    robots: undefined,
  });

  await press(page, 'Geri Dön');
  await expect
    .poll(async () => headOf(page))
    .toMatchObject({ canonical: [WEBSITE], data: ['AutoPartsStore'] });
});

test('the second page of a category begins with its 101st part', async ({ page }) => {
  await page.goto('./?kategori=Motor&sayfa=2');
  await expectResults(page, 'Motor', '1.200');
  await expect(page.getByRole('article').first()).toContainText('Piston 1100');
  expect((await headOf(page)).canonical).toEqual([`${WEBSITE}?kategori=Motor&sayfa=2`]);
});

test.describe('a part that is gone', () => {
  // The page itself.
  test.use({ expectedProblems: /status of 404/ });

  test('no script takes away that search engines shall leave a page out', async ({ page }) => {
    await page.goto('./?parca=99999');
    await expect(
      page.getByRole('heading', { name: 'Bu parça artık listemizde yok' }),
    ).toBeVisible();
    await expect(page.locator('meta[name="robots"]')).toHaveCount(1);
    await press(page, 'Geri Dön');
    await expect(page.getByRole('heading', { name: 'ÖNE ÇIKAN YEDEK PARÇALAR' })).toBeVisible();
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  });
});
