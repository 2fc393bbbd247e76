import { ADMIN_PASSWORD } from '../../e2e/builds.ts';
import type { ShopPage } from '../ShopPage.ts';

export async function logIn(shop: ShopPage): Promise<void> {
  await shop.press('button', 'Site Yönetimi');
  await shop.fillIn({ Şifre: ADMIN_PASSWORD });
  await shop.browser.press('Enter');
  await shop.expectShown('heading', 'Site Yönetimi');
}

export async function addProduct(shop: ShopPage, name: string): Promise<void> {
  await shop.press('button', 'Yeni Ürün');
  await fillInProduct(shop, name);
  await shop.press('button', 'Kaydet');
  await shop.expectShown('button', `Düzenle: ${name}`);
}

/** The required fields. */
export async function fillInProduct(shop: ShopPage, name: string): Promise<void> {
  await shop.fillIn({
    'Ürün Adı': name,
    Kategori: 'Motor',
    Marka: 'BOSCH',
    'Fiyat (TL)': '1234',
    Açıklama: 'Yağ filtresi, metal gövdeli',
  });
}
