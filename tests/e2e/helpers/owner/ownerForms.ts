import { expect, type Locator, type Page } from '@playwright/test';

import { field, formOf, press, tabOf } from './owner.ts';

/** Fills in fields by their labels; in a select, chooses the option with that label. */
export async function fillIn(form: Locator, values: Record<string, string>): Promise<void> {
  for (const [label, value] of Object.entries(values)) {
    const input = field(form, label);
    const isList = await input.evaluate((element) => element instanceof HTMLSelectElement);
    await (isList ? input.selectOption({ label: value }) : input.fill(value));
  }
}

/** Opens the form of `button`, which has its name, fills it in and saves it. */
export async function saveItem(page: Page, button: string, values: Record<string, string>) {
  await press(page, button);
  const form = formOf(page, button);
  await fillIn(form, values);
  await press(form, 'Kaydet');
  await expect(form).toHaveCount(0);
}

/** The required fields of a product, in the order of the form. */
export function productFields(name: string, price = '1234.5'): Record<string, string> {
  return {
    'Ürün Adı': name,
    'Fiyat (TL)': price,
    Kategori: 'Motor',
    Marka: 'BOSCH',
    Açıklama: 'Yağ filtresi, metal gövdeli',
  };
}

export async function addProduct(page: Page, name: string): Promise<void> {
  await saveItem(page, 'Yeni Ürün', productFields(name));
  await expect(page.getByRole('button', { name: `Düzenle: ${name}`, exact: true })).toBeVisible();
}

/** Edits fields of the contact record. The caller or Playwright closes the alert that follows. */
export async function editContact(page: Page, values: Record<string, string>): Promise<void> {
  await tabOf(page, 'İletişim').click();
  const form = formOf(page, 'İletişim bilgileri');
  await fillIn(form, values);
  await press(form, 'Güncelle');
}
