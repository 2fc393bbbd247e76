import { readFile } from 'node:fs/promises';

import type { Page } from '@playwright/test';

import { expect, test } from '../fixtures.ts';
import { FIRST_PART, LAST_PART } from '../helpers/detail.ts';
import { openOwnersShop, openPanel, press, tabOf } from '../helpers/owner.ts';
import { addProduct } from '../helpers/ownerForms.ts';

const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Yedekten yükle', exact: true });

async function choose(page: Page, text: string): Promise<void> {
  const file = { name: 'yedek.json', mimeType: 'application/json', buffer: Buffer.from(text) };
  const chooser = page.waitForEvent('filechooser');
  await press(page, 'Yedekten yükle');
  await (await chooser).setFiles(file);
}

async function download(page: Page) {
  const coming = page.waitForEvent('download');
  await press(page, 'Yedek al');
  const file = await coming;
  return { name: file.suggestedFilename(), text: await readFile(await file.path(), 'utf8') };
}

test.beforeEach(async ({ page }) => openPanel(page));

test('a backup brings everything back as it was', async ({ page }) => {
  const { name, text } = await download(page);
  expect(name).toBe('ornekoto-yedek-2026-03-02.json');
  await press(page, `Sil: ${LAST_PART}`);
  await addProduct(page, 'Yedekte olmayan');

  await choose(page, text);
  const dialog = dialogOf(page);
  await expect(dialog.getByRole('row', { name: 'Ürünler' })).toHaveText('Ürünler101');
  await press(dialog, 'Yedeği yükle');
  await expect(dialog.getByRole('status')).toHaveText('Yedek yüklendi.');
  await press(dialog, 'Tamam');
  await expect(page.getByRole('button', { name: `Sil: ${LAST_PART}`, exact: true })).toBeVisible();
  expect(JSON.parse((await download(page)).text)).toMatchObject({
    catalog: JSON.parse(text).catalog,
  });
  await openOwnersShop(page);
  await expect(page.getByRole('article').first().getByRole('heading')).toHaveText(FIRST_PART);
});

test('a file that is no backup, and a change of mind, touch nothing', async ({ page }) => {
  const { text } = await download(page);
  for (const [broken, why] of [
    ['{', 'Dosya 1. satırda bozuk'],
    ['[]', 'Bu dosya bir site yedeği değil.'],
    [text.replace(/"price": \d+/, '"price": "bedava"'), '1. ürün: “fiyat” alanı geçersiz.'],
  ] as const) {
    await choose(page, broken);
    await expect(dialogOf(page).getByRole('alert')).toContainText(why);
    await press(dialogOf(page), 'Tamam');
    await expect(dialogOf(page)).toHaveCount(0);
  }
  await press(page, `Sil: ${FIRST_PART}`);
  await choose(page, text);
  await press(dialogOf(page), 'Vazgeç');
  await expect(dialogOf(page)).toHaveCount(0);
  await expect(tabOf(page, 'Ürünler (3)')).toBeVisible();
});
