import { expect, type Page } from '@playwright/test';

import { test as base } from '../../backendFixtures.ts';
import {
  logIn,
  openLogin,
  openPanel,
  openRunningStorefront,
  press,
} from '../../helpers/owner/owner.ts';
import { editItem } from '../../helpers/owner/ownerForms.ts';
import {
  expectAllSaved,
  fillShopWithPassword,
  storedProducts,
} from '../../helpers/owner/ownersBackend.ts';
import { collectPageProblems } from '../../pageProblems.ts';

const test = base.extend<{ otherPage: Page }>({
  // A separate browser context: the two owners share only the database.
  otherPage: async ({ browser, baseURL, otherHosts }, provide) => {
    const context = await browser.newContext({ ...(baseURL !== undefined && { baseURL }) });
    const page = await context.newPage();
    const problems = collectPageProblems(page, [new URL(baseURL ?? '').host, ...otherHosts]);
    await provide(page);
    expect(problems).toEqual([]);
    await context.close();
  },
});

// Opens the shop several times, which is slow on a busy machine.
test.describe.configure({ timeout: 120_000 });

const conflict = (page: Page) => page.getByRole('dialog', { name: 'Bu kayıt değişmiş' });

test('an owner whose changes meet another’s decides, also after a reload', async ({
  page,
  otherPage,
  backend,
}) => {
  await fillShopWithPassword(backend);
  await openPanel(page);
  await openPanel(otherPage);
  const stored = () => expect.poll(async () => storedProducts(backend));

  await editItem(page, 'Parça 2', { 'Fiyat (TL)': '22' });
  await stored().toContain('Parça 2: 22');
  await editItem(otherPage, 'Parça 2', { 'Fiyat (TL)': '222', Açıklama: 'Yeni' });
  const field = conflict(otherPage).getByRole('region', { name: 'Fiyat' });
  await expect(field.getByRole('definition')).toHaveText(['222 TL', '22 TL']);
  await otherPage.keyboard.press('Escape');
  await expect(conflict(otherPage)).toBeVisible();
  await openRunningStorefront(otherPage);
  await openLogin(otherPage);
  await logIn(otherPage);
  await press(conflict(otherPage), 'Benimkini kaydet');
  await stored().toContain('Parça 2: 222');
  await expectAllSaved(otherPage);
  const row = otherPage.getByRole('listitem').filter({ hasText: 'Parça 2' });
  await expect(row).toContainText('222 TL');
});
