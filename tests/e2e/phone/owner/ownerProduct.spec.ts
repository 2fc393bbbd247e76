import type { Page } from '@playwright/test';

import { expect, test } from '../../fixtures.ts';
import {
  closePanel,
  field,
  formOf,
  openRunningStorefront,
  openPanel,
  press,
  tabOf,
} from '../../helpers/owner/owner.ts';
import { addItem, editItem, fillIn, productFields } from '../../helpers/owner/ownerForms.ts';

const NAME = 'Yağ Filtresi “Şık” & Ötesi';

async function expectFirst(page: Page, ...texts: string[]): Promise<void> {
  await expect(page.getByRole('article')).toHaveCount(5);
  const first = page.getByRole('article').first();
  await expect(first.getByRole('heading')).toHaveText(NAME);
  for (const text of texts) await expect(first).toContainText(text);
}

test.beforeEach(async ({ page }) => openPanel(page));

test('a new product is the first in the shop, also after a reload', async ({ page }) => {
  await addItem(page, 'Yeni Ürün', {
    ...productFields(NAME),
    'Orijinal Fiyat (TL)': '1500',
    'İndirim (%)': '18',
    'Görsel URL': 'images/brands/bosch.svg',
  });
  await expect(tabOf(page, 'Ürünler (5)')).toBeVisible();
  await expect(page.getByRole('button', { name: `Düzenle: ${NAME}`, exact: true })).toBeFocused();
  await closePanel(page);
  const texts = ['1234,50 TL', '1500 TL', '18', 'Stokta', 'BOSCH'];
  await expectFirst(page, ...texts);
  await openRunningStorefront(page);
  await expectFirst(page, ...texts);
});

test('the form cannot be saved while a required field is empty', async ({ page }) => {
  await press(page, 'Yeni Ürün');
  const form = formOf(page, 'Yeni Ürün');
  const required = productFields(NAME);
  const optional = ['Orijinal Fiyat (TL)', 'İndirim (%)', 'Görsel URL'];
  for (const label of optional) await expect(field(form, label)).not.toHaveAttribute('required');
  for (const label of Object.keys(required)) {
    await press(form, 'Kaydet');
    await expect(field(form, label)).toHaveJSProperty('validity.valueMissing', true);
    await fillIn(form, { [label]: required[label] ?? '' });
  }
  await fillIn(form, { 'Fiyat (TL)': '1,234' });
  await press(form, 'Kaydet');
  await expect(field(form, 'Fiyat (TL)')).toHaveJSProperty('validity.patternMismatch', true);
  await expect(tabOf(page, 'Ürünler (4)')).toBeVisible();

  await fillIn(form, { 'Fiyat (TL)': '2.850,50 TL', 'İndirim (%)': '' });
  await field(form, 'Stokta').uncheck();
  await press(form, 'Kaydet');
  await closePanel(page);
  await expectFirst(page, '2850,50 TL', 'Tükendi');
});

test('a price is edited in place', async ({ page }) => {
  await addItem(page, 'Yeni Ürün', productFields(NAME));
  await editItem(page, NAME, { 'Fiyat (TL)': '999' });
  await expect(page.getByRole('button', { name: `Düzenle: ${NAME}`, exact: true })).toBeFocused();
  await expect(tabOf(page, 'Ürünler (5)')).toBeVisible();
  await closePanel(page);
  await expectFirst(page, '999 TL');
  await openRunningStorefront(page);
  await expectFirst(page, '999 TL');
});
