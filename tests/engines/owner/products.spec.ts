import { FIRST_PART } from '../../e2e/helpers/detail.ts';
import { expect, test } from '../fixtures.ts';
import { addProduct, logIn } from './panel.ts';

test('a product is added, changed, deleted and brought back to its place', async ({ shop }) => {
  const names = async () =>
    shop.browser.run<string[]>(
      `return [...document.querySelectorAll('article h3')].map(({ textContent }) => textContent)`,
    );
  const NAME = 'Yağ Filtresi “Şık”';
  await shop.open();
  await logIn(shop);
  await addProduct(shop, NAME);
  await shop.press('button', `Düzenle: ${NAME}`);
  await shop.fillIn({ 'Fiyat (TL)': '999' });
  await shop.press('button', 'Kaydet');
  await shop.expectCount('button', 0, 'Kaydet');
  await shop.press('button', `Sil: ${FIRST_PART}`);
  await shop.expectShown('tab', 'Ürünler (4)');
  await shop.press('button', 'Geri al');
  await shop.expectShown('tab', 'Ürünler (5)');
  await shop.press('button', 'Kapat');
  await shop.expectShown('article', NAME);

  await shop.browser.open(shop.address);
  await shop.expectCount('article', 5);
  expect((await names()).slice(0, 2)).toEqual([NAME, FIRST_PART]);
  await shop.expectText('main', '999 TL');
});
