import { expect, test } from '../../fixtures.ts';
import { LAST_PART } from '../../helpers/detail.ts';
import { isUncovered } from '../../helpers/owner/isUncovered.ts';
import { ALL_SAVED, field, formOf, openPanel, press, tabOf } from '../../helpers/owner/owner.ts';

/** How far the page scrolls sideways, in CSS pixels. */
const OVERHANG = 'document.documentElement.scrollWidth - document.documentElement.clientWidth';

test('on a phone the buttons of a form, the saved row and the field in focus stay in sight', async ({
  page,
}) => {
  await openPanel(page);
  const add = formOf(page, 'Yeni Ürün');

  await test.step('the panel fits, and the buttons of a form stay visible', async () => {
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
  });

  await test.step('after an edit the list is where it was, and the bar covers nothing of the row', async () => {
    await tabOf(page, 'Ürünler (4)').click();
    const name = `Düzenle: ${LAST_PART}`;
    const edit = page.getByRole('button', { name, exact: true });
    await edit.scrollIntoViewIfNeeded();
    const before = await edit.boundingBox();
    await edit.click();
    await field(formOf(page, name), 'Görsel URL').scrollIntoViewIfNeeded();
    await press(formOf(page, name), 'Kaydet');
    await expect(edit).toBeFocused();
    expect(await edit.boundingBox()).toEqual(before);
    const bar = await page.getByText(`Kaydedildi: ${LAST_PART}`).boundingBox();
    const { y = 0, height = 0 } = before ?? {};
    expect(bar?.y).toBeGreaterThan(y + height);
  });

  await test.step('the saved row and the line about it are shown', async () => {
    await press(page, `Kopyala: ${LAST_PART}`);
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    await expect.poll(async () => isUncovered(page.getByText(ALL_SAVED))).toBe(true);
    await field(add, 'Ürün Adı').fill('Sağ Ön Far');
    await press(add, 'Kaydet');
    const row = page.getByRole('button', { name: 'Düzenle: Sağ Ön Far', exact: true });
    await expect(row).toBeFocused();
    await expect(row).toBeInViewport();
    await expect(page.getByText(ALL_SAVED)).toBeInViewport();
  });

  await test.step('with the keyboard open and twice the text size no bar covers the field in focus', async () => {
    await page.setViewportSize({ width: 360, height: 400 });
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
    await press(page, 'Yeni Ürün');
    for (const label of ['Ürün Adı', 'Fiyat (TL)', 'Orijinal Fiyat (TL)', 'Görsel URL']) {
      await field(add, label).focus();
      expect(await isUncovered(field(add, label))).toBe(true);
    }
  });
});
