import { expect, test } from '../../fixtures.ts';
import { ALL_SAVED, field, formOf, openPanel, press } from '../../helpers/owner/owner.ts';

test('after Kaydet the saved row and the line about it are on screen', async ({ page }) => {
  await openPanel(page);
  await press(page, 'Kopyala: Sol Ön Far, LED Gündüz Sürüş Işıklı');
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  await expect(page.getByText(ALL_SAVED)).toBeInViewport();
  const form = formOf(page, 'Yeni Ürün');
  await field(form, 'Ürün Adı').fill('Sağ Ön Far');
  await press(form, 'Kaydet');
  const row = page.getByRole('button', { name: 'Düzenle: Sağ Ön Far', exact: true });
  await expect(row).toBeFocused();
  await expect(row).toBeInViewport();
  await expect(page.getByText(ALL_SAVED)).toBeInViewport();
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
      // The page scrolls to it smoothly.
      await expect
        .poll(() =>
          input.evaluate((element) => {
            const { left, top, width, height } = element.getBoundingClientRect();
            return document.elementFromPoint(left + width / 2, top + height / 2) === element;
          }),
        )
        .toBe(true);
    }
  });
});
