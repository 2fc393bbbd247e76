import { expect, test } from '../../fixtures.ts';
import { brandsOf, heroOf } from '../../helpers/carousels.ts';
import {
  closePanel,
  field,
  formOf,
  openRunningStorefront,
  openPanel,
  press,
  tabOf,
} from '../../helpers/owner/owner.ts';
import { addItem } from '../../helpers/owner/ownerForms.ts';

test.beforeEach(async ({ page }) => openPanel(page));

test('a new brand is in the carousel and in the product form', async ({ page }) => {
  await tabOf(page, 'Markalar (10)').click();
  await addItem(page, 'Yeni Marka', {
    'Marka Adı': 'ÇELİK',
    'Logo URL': 'images/brands/bosch.svg',
  });
  await tabOf(page, 'Markalar (11)').waitFor();
  await tabOf(page, 'Ürünler (4)').click();
  await press(page, 'Yeni Ürün');
  await field(formOf(page, 'Yeni Ürün'), 'Marka').selectOption('ÇELİK');
  await press(formOf(page, 'Yeni Ürün'), 'İptal');
  await closePanel(page);
  await expect(brandsOf(page).locator('img[alt="ÇELİK"]').first()).toBeAttached();
  await openRunningStorefront(page);
  await expect(brandsOf(page).locator('img').first()).toHaveAttribute('alt', 'ÇELİK');
});

test('a new slide is the first of the slider', async ({ page }) => {
  await tabOf(page, 'Slider (3)').click();
  await addItem(page, 'Yeni Slide', {
    Başlık: 'İlkbahar Bakımı',
    'Alt Başlık': 'Klima ve polen',
    Açıklama: 'Yaza hazır olun',
    'Görsel URL': 'images/slides/motor-yaglari.webp',
    'Buton Metni': 'Sor',
    'Buton Rengi': 'Yeşil',
  });
  await expect(tabOf(page, 'Slider (4)')).toBeVisible();
  await openRunningStorefront(page);
  await expect(heroOf(page).getByRole('heading').first()).toHaveText('İlkbahar Bakımı');
  await expect(heroOf(page).getByRole('button', { name: '4. slayt', exact: true })).toBeAttached();
});

test('a deleted brand and a deleted slide disappear from the shop', async ({ page }) => {
  await tabOf(page, 'Slider (3)').click();
  await press(page, 'Sil: DEPO Ürünlerinde Kampanya');
  await expect(tabOf(page, 'Slider (2)')).toBeVisible();
  await tabOf(page, 'Markalar (10)').click();
  await press(page, 'Sil: BOSCH');
  await expect(tabOf(page, 'Markalar (9)')).toBeVisible();
  await openRunningStorefront(page);
  await expect(heroOf(page).getByRole('heading').first()).toHaveText('Motor Yağlarında Fırsat');
  await expect(brandsOf(page).locator('img').first()).toHaveAttribute('alt', 'SACHS');
});
