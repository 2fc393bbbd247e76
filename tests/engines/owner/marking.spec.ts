import { FIRST_PART, LAST_PART } from '../../e2e/helpers/detail.ts';
import { expect, test } from '../fixtures.ts';
import { closePanel, logIn } from './panel.ts';

const STATUS = '[aria-label="Seçilen ürünler"] [role="status"]';

test('marked products change together, and one step brings them back', async ({ shop }) => {
  const soldOut = async () => ((await shop.text('main')).match(/Tükendi/g) ?? []).length;
  await shop.open();
  await logIn(shop);
  await shop.press('button', 'Seç');
  await shop.press('checkbox', 'Tümünü seç');
  await shop.expectText(STATUS, '4 ürün seçildi');
  await shop.press('button', 'Stok');
  await shop.fillIn({ Stok: 'Tükendi' });
  await shop.press('button', 'Uygula');
  await shop.expectText(STATUS, 'ürünün stok durumu değişti');
  await expect.poll(soldOut).toBe(4);
  await shop.press('button', 'Geri al');
  await shop.expectText(STATUS, 'Geri alındı, ürünler eskisi gibi');
  await expect.poll(soldOut).toBeLessThan(4);

  for (const name of [FIRST_PART, LAST_PART]) await shop.press('checkbox', `Seç: ${name}`);
  await shop.press('button', 'İndirim');
  await shop.fillIn({ 'İndirim (%)': '25' });
  await shop.press('button', 'Uygula');
  await shop.expectText(STATUS, '2 üründe indirim yapıldı');
  await shop.press('button', 'Tamam');
  await closePanel(shop);
  await shop.expectText('main', '1560 TL');
});
