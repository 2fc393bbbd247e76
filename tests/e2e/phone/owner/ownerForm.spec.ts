import type { Locator } from '@playwright/test';

import { expect, test } from '../../fixtures.ts';
import { LAST_PART } from '../../helpers/detail.ts';
import { isUncovered } from '../../helpers/owner/isUncovered.ts';
import { ALL_SAVED, field, formOf, openPanel, press, tabOf } from '../../helpers/owner/owner.ts';
import { fillIn, productFields } from '../../helpers/owner/ownerForms.ts';

// The browser scrolls to a field at once.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** How far the page scrolls sideways, in CSS pixels. */
const OVERHANG = 'document.documentElement.scrollWidth - document.documentElement.clientWidth';

/** Whether no bar covers the field and its label. */
async function isInSight(input: Locator): Promise<boolean> {
  return input.evaluate((element: HTMLInputElement) => {
    const label = element.labels?.[0];
    return [element, label].every((part) => {
      const { left, top, bottom } = part?.getBoundingClientRect() ?? new DOMRect();
      return [top + 2, bottom - 2].every((y) =>
        part?.contains(document.elementFromPoint(left + 20, y)),
      );
    });
  });
}

test('the buttons of a form, the field that is wrong and the field in focus are in sight', async ({
  page,
}) => {
  await openPanel(page);
  const form = formOf(page, 'Yeni Ürün');

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

  await test.step('the field that is wrong is in sight with its label, wherever the form was scrolled', async () => {
    const contact = formOf(page, 'İletişim bilgileri');
    await field(contact, 'Adres').fill('');
    await field(contact, 'Çalışma Saatleri').evaluate((it) =>
      it.scrollIntoView({ block: 'start' }),
    );
    await press(contact, 'Güncelle');
    await expect.poll(async () => isInSight(field(contact, 'Adres'))).toBe(true);

    await tabOf(page, 'Ürünler (4)').click();
    await press(page, 'Yeni Ürün');
    await field(form, 'Görsel URL').scrollIntoViewIfNeeded();
    for (const [label, value] of Object.entries(productFields('Yeni parça'))) {
      await press(form, 'Kaydet');
      await expect(field(form, label)).toBeFocused();
      await expect.poll(async () => isInSight(field(form, label)), label).toBe(true);
      await fillIn(form, { [label]: value });
      await field(form, 'Görsel URL').scrollIntoViewIfNeeded();
    }
    await press(form, 'Kaydet');
    await expect(form).toHaveCount(0);
  });

  await test.step('with the keyboard open and twice the text size no bar covers the field in focus', async () => {
    // The line about what was saved, which lies over the button, is gone.
    await page.clock.fastForward(10_000);
    await page.setViewportSize({ width: 360, height: 400 });
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
    await press(page, 'Yeni Ürün');
    for (const label of ['Ürün Adı', 'Fiyat (TL)', 'Orijinal Fiyat (TL)', 'Görsel URL']) {
      await field(form, label).focus();
      await expect.poll(async () => isUncovered(field(form, label))).toBe(true);
    }
  });
});

test('after saving, the row and the line about it are in sight', async ({ page }) => {
  await openPanel(page);

  await test.step('after an edit the list is where it was, and the bar covers nothing of the row', async () => {
    const name = `Düzenle: ${LAST_PART}`;
    const edit = page.getByRole('button', { name, exact: true });
    await edit.scrollIntoViewIfNeeded();
    const before = await edit.boundingBox();
    await edit.click();
    await field(formOf(page, name), 'Görsel URL').scrollIntoViewIfNeeded();
    await press(formOf(page, name), 'Kaydet');
    await expect(edit).toBeFocused();
    await expect.poll(async () => edit.boundingBox()).toEqual(before);
    const bar = await page.getByText(`Kaydedildi: ${LAST_PART}`).boundingBox();
    const { y = 0, height = 0 } = before ?? {};
    expect(bar?.y).toBeGreaterThan(y + height);
  });

  await test.step('the saved row and the line about it are shown', async () => {
    await press(page, `Kopyala: ${LAST_PART}`);
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    await expect.poll(async () => isUncovered(page.getByText(ALL_SAVED))).toBe(true);
    const add = formOf(page, 'Yeni Ürün');
    await field(add, 'Ürün Adı').fill('Sağ Ön Far');
    await press(add, 'Kaydet');
    const row = page.getByRole('button', { name: 'Düzenle: Sağ Ön Far', exact: true });
    await expect(row).toBeFocused();
    await expect(row).toBeInViewport();
    await expect(page.getByText(ALL_SAVED)).toBeInViewport();
  });
});
