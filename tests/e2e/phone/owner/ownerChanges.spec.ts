import type { Page } from '@playwright/test';

import { expect, test } from '../../fixtures.ts';
import { brandsOf, heroOf } from '../../helpers/carousels.ts';
import { FIRST_PART, LAST_PART } from '../../helpers/detail.ts';
import { linksOf } from '../../helpers/links.ts';
import {
  closePanel,
  formOf,
  openPanel,
  openRunningStorefront,
  press,
  tabOf,
} from '../../helpers/owner/owner.ts';
import { editContact, fillIn, productFields, saveItem } from '../../helpers/owner/ownerForms.ts';

const NAME = 'Yağ Filtresi “Şık” & Ötesi';

async function expectChangedShop(page: Page): Promise<void> {
  const parts = page.getByRole('article');
  await expect(parts).toHaveCount(4);
  await expect(parts.first()).toHaveAccessibleName(NAME);
  for (const text of ['1234,50 TL', '1500 TL', 'Tükendi', 'BOSCH']) {
    await expect(parts.first()).toContainText(text);
  }
  await expect(page.getByRole('article', { name: FIRST_PART, exact: true })).toHaveCount(0);
  await expect(page.getByRole('article', { name: LAST_PART })).toContainText('999 TL');
  await expect(brandsOf(page).locator('li').first()).toHaveText('ÇELİK');
  await expect(brandsOf(page)).not.toContainText('BOSCH');
  await expect(heroOf(page).getByRole('heading').first()).toHaveText('İlkbahar Bakımı');

  const footer = page.getByRole('contentinfo');
  await expect(footer).toContainText('5. Cadde No: 7');
  await expect(footer).toContainText('Pazar: Kapalı');
  const leads = (await linksOf(page)).map(({ href }) => href.replace(/\?.*/, ''));
  const outward = leads.filter((href) => /^(tel:|mailto:|https:\/\/wa\.me)/.test(href));
  expect(new Set(outward)).toEqual(
    new Set(['tel:+905331112233', 'mailto:usta@ornek.example', 'https://wa.me/905331112233']),
  );
}

test('what the owner adds, edits and deletes is in the shop, also after a reload', async ({
  page,
}) => {
  const alerts: string[] = [];
  page.on('dialog', (dialog) => {
    alerts.push(`${dialog.type()}: ${dialog.message()}`);
    void dialog.accept();
  });
  await openPanel(page);

  await test.step('products, with taps alone', async () => {
    await page.getByRole('button', { name: 'Yeni Ürün', exact: true }).tap();
    const form = formOf(page, 'Yeni Ürün');
    await fillIn(form, {
      ...productFields(NAME),
      'Orijinal Fiyat (TL)': '1500',
      'İndirim (%)': '18',
      'Görsel URL': 'images/drawings/motor.svg',
    });
    await form.getByText('Stokta', { exact: true }).tap();
    await form.getByRole('button', { name: 'Kaydet', exact: true }).tap();
    const edit = page.getByRole('button', { name: `Düzenle: ${NAME}`, exact: true });
    await expect(edit).toBeFocused();
    await saveItem(page, `Düzenle: ${LAST_PART}`, { 'Fiyat (TL)': '999' });
    await press(page, `Sil: ${FIRST_PART}`);
    await expect(tabOf(page, 'Ürünler (4)')).toBeVisible();
    await expect(page.getByText(`“${FIRST_PART}” silindi`)).toBeVisible();
  });
  await test.step('brands and slides', async () => {
    await tabOf(page, 'Markalar (10)').click();
    const logo = { 'Logo URL': 'images/drawings/motor.svg' };
    await saveItem(page, 'Yeni Marka', { 'Marka Adı': 'ÇELİK', ...logo });
    await press(page, 'Sil: BOSCH');
    await tabOf(page, 'Slider (3)').click();
    await saveItem(page, 'Yeni Slide', {
      Başlık: 'İlkbahar Bakımı',
      'Alt Başlık': 'Klima ve polen',
      Açıklama: 'Yaza hazır olun',
      'Görsel URL': 'images/slides/motor-yaglari.webp',
      'Buton Metni': 'Sor',
      'Buton Rengi': 'Yeşil',
    });
    await expect(tabOf(page, 'Slider (4)')).toBeVisible();
  });
  await test.step('contact details', async () => {
    await editContact(page, {
      Telefon: '0533 111 22 33',
      'E-posta': 'usta@ornek.example',
      Adres: 'Şaşmaz Sanayi, 5. Cadde No: 7, Etimesgut, Ankara',
      'Çalışma Saatleri': 'Hafta içi: 09:00 - 18:00\nPazar: Kapalı',
    });
    expect(alerts).toEqual(['alert: İletişim bilgileri güncellendi!']);
  });

  await closePanel(page);
  await expectChangedShop(page);
  await openRunningStorefront(page);
  await expectChangedShop(page);
});

test('the bar of undo disappears after 8 seconds', async ({ page }) => {
  await openPanel(page);
  await page.mouse.move(0, 0);
  // The bar's code has come: its region is there and empty.
  await expect(page.getByRole('status').filter({ hasText: /^$/ }).last()).toBeAttached();
  await page.clock.pauseAt(new Date('2026-03-02T11:00:00+03:00'));
  await page.getByRole('button', { name: `Sil: ${FIRST_PART}`, exact: true }).press('Enter');
  const undo = page.getByRole('button', { name: 'Geri al', exact: true });
  // Under the pointer it stays.
  await undo.hover();
  await page.clock.runFor(9000);
  await expect(undo).toBeVisible();
  await page.mouse.move(0, 0);
  await page.clock.runFor(7900);
  await expect(undo).toBeVisible();
  await page.clock.runFor(200);
  await expect(undo).toHaveCount(0);
});
