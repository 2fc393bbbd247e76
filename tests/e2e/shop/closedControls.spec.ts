import { expect, test } from '../fixtures.ts';
import { FIRST_PART, openPart } from '../helpers/detail.ts';
import {
  expectPanel,
  logIn,
  openLogin,
  openRunningStorefront,
  press,
} from '../helpers/owner/owner.ts';

test('closed controls fetch no code of open ones, neither for a visitor nor for the owner', async ({
  page,
}) => {
  const scripts: (string | undefined)[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script')
      scripts.push(/\/(\w+)-[^/]*\.js$/.exec(request.url())?.[1]);
  });
  await openRunningStorefront(page);
  const search = page.getByRole('searchbox', { name: 'Ürün ara', exact: true });
  await search.fill('far');
  await search.press('Enter');
  await press(page, 'Sepet');
  await press(page.getByRole('article').first(), 'Sepete Ekle');
  await press(page, 'Tüm Ürünleri Görüntüle');
  await openPart(page, FIRST_PART);
  await press(page.getByRole('main'), 'Sepete Ekle');
  await openLogin(page);
  await logIn(page);
  await expectPanel(page);
  expect(scripts).toEqual(expect.arrayContaining(['index', 'detail', 'panel']));
  for (const name of ['search', 'results', 'enquiry']) expect(scripts).not.toContain(name);
  expect(await page.evaluate(() => window.location.hash)).toBe('');
});
