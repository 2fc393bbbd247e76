import type { Locator } from '@playwright/test';

import { expect, test } from '../../fixtures.ts';
import { ALL_SAVED, field, formOf, openPanel, press, tabOf } from '../../helpers/owner/owner.ts';

/** Whether nothing lies over the middle of an element. */
async function isUncovered(locator: Locator): Promise<boolean> {
  return locator.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return document.elementFromPoint(left + width / 2, top + height / 2) === element;
  });
}

/** How far the page scrolls sideways, in CSS pixels. */
const OVERHANG = 'document.documentElement.scrollWidth - document.documentElement.clientWidth';

test('the panel fits a phone: the buttons of a form stay visible, then the saved row and the line about it', async ({
  page,
}) => {
  await openPanel(page);
  for (const [tab, button] of [
    ['Ürünler (4)', 'Yeni Ürün'],
    ['Markalar (10)', 'Yeni Marka'],
    ['Slider (3)', 'Yeni Slide'],
  ] as const) {
    await tabOf(page, tab).click();
    await press(page, button);
    const save = formOf(page, button).getByRole('button', { name: 'Kaydet', exact: true });
    await expect(save).toBeInViewport({ ratio: 1 });
    expect(await page.evaluate(OVERHANG)).toBe(0);
  }
  await tabOf(page, 'İletişim').click();
  await expect(page.getByRole('button', { name: 'Güncelle' })).toBeInViewport({ ratio: 1 });
  expect(await page.evaluate(OVERHANG)).toBe(0);

  await tabOf(page, 'Ürünler (4)').click();
  await press(page, 'Kopyala: Sol Ön Far, LED Gündüz Farlı (DRL)');
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  await expect.poll(async () => isUncovered(page.getByText(ALL_SAVED))).toBe(true);
  const form = formOf(page, 'Yeni Ürün');
  await field(form, 'Ürün Adı').fill('Sağ Ön Far');
  await press(form, 'Kaydet');
  const row = page.getByRole('button', { name: 'Düzenle: Sağ Ön Far', exact: true });
  await expect(row).toBeFocused();
  await expect(row).toBeInViewport();
  await expect(page.getByText(ALL_SAVED)).toBeInViewport();
});

test('after saving, the list is where it was, and the bar that says so covers nothing of the row', async ({
  page,
}) => {
  await openPanel(page);
  const name = 'Sol Ön Far, LED Gündüz Farlı (DRL)';
  const edit = page.getByRole('button', { name: `Düzenle: ${name}`, exact: true });
  await edit.scrollIntoViewIfNeeded();
  const before = await edit.boundingBox();
  await edit.click();
  const form = formOf(page, `Düzenle: ${name}`);
  await field(form, 'Görsel URL').scrollIntoViewIfNeeded();
  await press(form, 'Kaydet');
  await expect(edit).toBeFocused();
  expect(await edit.boundingBox()).toEqual(before);
  const bar = await page.getByText(`Kaydedildi: ${name}`).boundingBox();
  const { y = 0, height = 0 } = before ?? {};
  expect(bar?.y).toBeGreaterThan(y + height);
});

test.describe('with the keyboard open', () => {
  test.use({ viewport: { width: 360, height: 400 } });

  test('no bar covers the field in focus, at twice the text size', async ({ page }) => {
    await openPanel(page);
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
    await press(page, 'Yeni Ürün');
    const form = formOf(page, 'Yeni Ürün');
    for (const label of ['Ürün Adı', 'Fiyat (TL)', 'Orijinal Fiyat (TL)', 'Görsel URL']) {
      const input = field(form, label);
      await input.focus();
      expect(await isUncovered(input)).toBe(true);
    }
  });
});
