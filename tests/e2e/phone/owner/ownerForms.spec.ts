import type { Page } from '@playwright/test';

import { expect, test } from '../../fixtures.ts';
import { FIRST_PART, LAST_PART } from '../../helpers/detail.ts';
import { expectPanel, field, formOf, openPanel, press, tabOf } from '../../helpers/owner/owner.ts';
import { fillIn } from '../../helpers/owner/ownerForms.ts';

test.beforeEach(async ({ page }) => openPanel(page));

test('the button that opens a form closes it again', async ({ page }) => {
  const form = formOf(page, 'Yeni Ürün');
  await press(page, 'Yeni Ürün');
  await expect(form).toBeVisible();
  await press(page, 'Formu gizle: Yeni Ürün');
  await expect(form).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Yeni Ürün', exact: true })).toBeFocused();
});

test('changing the tab closes the form', async ({ page }) => {
  await press(page, 'Yeni Ürün');
  await fillIn(formOf(page, 'Yeni Ürün'), { 'Ürün Adı': 'Yarım kalan' });
  await tabOf(page, 'Markalar (10)').click();
  await expect(page.getByRole('form')).toHaveCount(0);
  await expect(page.getByRole('button', { name: /^Sil: / })).toHaveCount(10);
  await tabOf(page, 'Ürünler (4)').click();
  await expect(page.getByRole('form')).toHaveCount(0);
});

test('Escape and İptal close the form and change nothing', async ({ page }) => {
  const edit = `Düzenle: ${FIRST_PART}`;
  for (const close of [
    async () => page.keyboard.press('Escape'),
    async () => press(formOf(page, edit), 'İptal'),
  ]) {
    await press(page, edit);
    await fillIn(formOf(page, edit), { 'Ürün Adı': 'Başka' });
    await close();
    await expect(page.getByRole('form')).toHaveCount(0);
    await expect(page.getByRole('button', { name: edit, exact: true })).toBeFocused();
  }
  await expectPanel(page);
});

/** Types of the dialogs that the browser shows during a reload. */
async function questionsOnReload(page: Page): Promise<string[]> {
  const questions: string[] = [];
  page.on('dialog', (dialog) => {
    questions.push(dialog.type());
    void dialog.accept();
  });
  await page.reload();
  return questions;
}

test('leaving the page with an empty form needs no confirmation', async ({ page }) => {
  await press(page, 'Yeni Ürün');
  expect(await questionsOnReload(page)).toEqual([]);
});

test('leaving the page with text in a form needs a confirmation', async ({ page }) => {
  await press(page, 'Yeni Ürün');
  await fillIn(formOf(page, 'Yeni Ürün'), { 'Ürün Adı': 'Yarım kalan' });
  expect(await questionsOnReload(page)).toEqual(['beforeunload']);
});

test('after editing one product, the form of another has its own values', async ({ page }) => {
  const edit = `Düzenle: ${FIRST_PART}`;
  await press(page, edit);
  await field(formOf(page, edit), 'Ürün Adı').fill('Yarım');
  await press(page, `Düzenle: ${LAST_PART}`);
  await expect(field(formOf(page, `Düzenle: ${LAST_PART}`), 'Ürün Adı')).toHaveValue(LAST_PART);
});
