import { expect, test } from '../../fixtures.ts';
import { formOf, openPanel, press, tabOf } from '../../helpers/owner/owner.ts';
import { productFields, fillIn } from '../../helpers/owner/ownerForms.ts';

/** How far the page scrolls sideways, in CSS pixels. */
const OVERHANG = 'document.documentElement.scrollWidth - document.documentElement.clientWidth';

test('the panel fits a phone, and the buttons of a form stay visible', async ({ page }) => {
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
});

test('a product can be entered with taps alone', async ({ page }) => {
  await openPanel(page);
  await page.getByRole('button', { name: 'Yeni Ürün', exact: true }).tap();
  const form = formOf(page, 'Yeni Ürün');
  await fillIn(form, productFields('Dokunarak girilen'));
  await form.getByText('Stokta', { exact: true }).tap();
  await form.getByRole('button', { name: 'Kaydet', exact: true }).tap();
  await page.getByRole('button', { name: 'Kapat', exact: true }).tap();
  const card = page.getByRole('article', { name: 'Dokunarak girilen', exact: true });
  await expect(card).toContainText('Tükendi');
});
