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
  await otherPage.setViewportSize({ width: 360, height: 740 });
  await openPanel(page);
  await openPanel(otherPage);
  const stored = () => expect.poll(async () => storedProducts(backend));
  const row = otherPage.getByRole('listitem').filter({ hasText: 'Parça 2' });

  await test.step('different fields of one item: nothing is lost', async () => {
    await editItem(page, 'Parça 1', { 'Fiyat (TL)': '11' });
    await stored().toContain('Parça 1: 11');
    await editItem(otherPage, 'Parça 1', { 'Ürün Adı': 'Parça bir' });
    await stored().toContain('Parça bir: 11');
    await expectAllSaved(otherPage);
  });

  const choices = [
    { name: 'Parça 2', theirs: '22', mine: '222', button: 'Benimkini kaydet', kept: '222' },
    { name: 'Parça 3', theirs: '33', mine: '333', button: 'Ötekini koru', kept: '33' },
  ];
  for (const { name, theirs, mine, button, kept } of choices) {
    await test.step(`the same price: ${button}`, async () => {
      await editItem(page, name, { 'Fiyat (TL)': theirs });
      await stored().toContain(`${name}: ${theirs}`);
      await editItem(otherPage, name, { 'Fiyat (TL)': mine });
      const field = conflict(otherPage).getByRole('region', { name: 'Fiyat' });
      await expect(field.getByRole('definition')).toHaveText([`${mine} TL`, `${theirs} TL`]);
      await otherPage.keyboard.press('Escape');
      await expect(conflict(otherPage)).toBeVisible();
      expect(await storedProducts(backend)).toContain(`${name}: ${theirs}`);

      await press(conflict(otherPage), button);
      await expect(conflict(otherPage)).toBeHidden();
      await expectAllSaved(otherPage);
      expect(await storedProducts(backend)).toContain(`${name}: ${kept}`);
      const item = otherPage.getByRole('listitem').filter({ hasText: name });
      await expect(item).toContainText(`${kept} TL`);
    });
  }

  await test.step('an item that the other has deleted', async () => {
    await press(page, 'Sil: Parça 2');
    await stored().toHaveLength(2);
    await editItem(otherPage, 'Parça 2', { 'Fiyat (TL)': '2222' });
    await expect(conflict(otherPage)).toContainText('“Parça 2” silinmiş');
    await openRunningStorefront(otherPage);
    await openLogin(otherPage);
    await logIn(otherPage);
    await press(conflict(otherPage), 'Yeniden ekle');
    await stored().toContain('Parça 2: 2222');
    await expectAllSaved(otherPage);
    await expect(row).toContainText('2222 TL');
  });
});
