import type { Page } from '@playwright/test';

import { expect, test } from '../../fixtures.ts';
import { FIRST_PART } from '../../helpers/detail.ts';
import {
  closePanel,
  expectPanel,
  field,
  formOf,
  openPanel,
  press,
  settingsButton,
  tabOf,
} from '../../helpers/owner/owner.ts';

const EDIT = `Düzenle: ${FIRST_PART}`;
const DISCARD = 'Yazdıklarımı sil';

function notice(page: Page) {
  return page.getByText('Yarım kalan kayıt geri getirildi.', { exact: true });
}

/** Half-types the form of a new product and of an existing one; `leave` must close the open form. */
async function expectDraftsBack(page: Page, leave: () => Promise<unknown>): Promise<void> {
  const names = [
    ['Yeni Ürün', 'Yarım kalan parça'],
    [EDIT, `${FIRST_PART} (sol)`],
  ] as const;
  for (const [button, name] of names) {
    const form = formOf(page, button);
    await press(page, button);
    await expect(notice(page)).toHaveCount(0);
    await field(form, 'Ürün Adı').fill(name);
    await leave();
    await expect(form).toHaveCount(0);
    await press(page, button);
    await expect(field(form, 'Ürün Adı')).toHaveValue(name);
    await expect(notice(page)).toBeVisible();
    await press(form, 'İptal');
  }
}

test.beforeEach(async ({ page }) => openPanel(page));

test('half-typed forms come back after Escape', async ({ page }) => {
  await expectDraftsBack(page, () => page.keyboard.press('Escape'));
});

test('half-typed forms come back after the Back button', async ({ page }) => {
  await expectDraftsBack(page, () => page.goBack());
  await expectPanel(page);
});

test('half-typed forms come back after another tab of the panel', async ({ page }) => {
  await expectDraftsBack(page, async () => {
    await tabOf(page, 'Slider (3)').click();
    await tabOf(page, 'Ürünler (4)').click();
  });
});

test('half-typed forms come back after the panel was closed', async ({ page }) => {
  await expectDraftsBack(page, async () => {
    await closePanel(page);
    await settingsButton(page).click();
    await expectPanel(page);
  });
});

test('half-typed forms come back after a reload', async ({ page }) => {
  page.on('dialog', (dialog) => void dialog.accept());
  await expectDraftsBack(page, () => openPanel(page));
});

test('the contact form comes back too, until it is saved', async ({ page }) => {
  page.on('dialog', (dialog) => void dialog.accept());
  const phone = field(formOf(page, 'İletişim bilgileri'), 'Telefon');
  await tabOf(page, 'İletişim').click();
  const saved = await phone.inputValue();
  await phone.fill('0533 1');
  for (const leave of [() => tabOf(page, 'Slider (3)').click(), () => openPanel(page)]) {
    await leave();
    await tabOf(page, 'İletişim').click();
    await expect(phone).toHaveValue('0533 1');
    await expect(notice(page)).toBeVisible();
  }
  await press(page, DISCARD);
  await expect(phone).toHaveValue(saved);
  await phone.fill('0533 111 22 33');
  await press(page, 'Güncelle');
  await tabOf(page, 'Slider (3)').click();
  await tabOf(page, 'İletişim').click();
  await expect(phone).toHaveValue('0533 111 22 33');
  await expect(notice(page)).toHaveCount(0);
});

test('what was typed can be dropped, and a saved or cancelled form leaves nothing', async ({
  page,
}) => {
  const form = formOf(page, EDIT);
  const name = field(form, 'Ürün Adı');
  await press(page, EDIT);
  await name.fill('Yarım');
  await page.keyboard.press('Escape');
  await press(page, EDIT);
  await press(form, DISCARD);
  await expect(name).toHaveValue(FIRST_PART);
  await expect(notice(page)).toHaveCount(0);
  await expect(form.getByRole('heading').first()).toBeFocused();

  await name.fill('Yarım');
  await press(form, 'İptal');
  await press(page, EDIT);
  await expect(name).toHaveValue(FIRST_PART);

  await name.fill(`${FIRST_PART} 2`);
  await press(form, 'Kaydet');
  await press(page, `${EDIT} 2`);
  await expect(notice(page)).toHaveCount(0);
  await expect.poll(() => keptDrafts(page)).toEqual([]);
});

function keptDrafts(page: Page): Promise<string[]> {
  return page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.includes('draft')));
}

test('what was typed outlives a crash of the page', async ({ page, context }) => {
  await press(page, EDIT);
  await field(formOf(page, EDIT), 'Ürün Adı').fill('Yarım');
  await expect.poll(() => keptDrafts(page)).toHaveLength(1);
  const session = await context.newCDPSession(page);
  const crashed = page.waitForEvent('crash');
  session.send('Page.crash').catch(() => undefined);
  await crashed;
  // Playwright gives up a page that has crashed. The browser does not.
  const revived = await context.newCDPSession(page);
  await revived.send('Page.reload');
  const expression = 'Object.values(sessionStorage).join()';
  await expect
    .poll(async () => (await revived.send('Runtime.evaluate', { expression })).result.value)
    .toContain('"name":"Yarım"');
});
