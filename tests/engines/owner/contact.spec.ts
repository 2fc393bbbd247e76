import { test } from '../fixtures.ts';
import { closePanel, logIn } from './panel.ts';

test('changed contact details are confirmed and shown, also after a reload', async ({ shop }) => {
  await shop.open();
  await logIn(shop);
  await shop.press('tab', 'İletişim');
  await shop.fillIn({ Telefon: '0533 111 22 33', 'E-posta': 'usta@ornek.example' });
  await shop.press('button', 'Güncelle');
  await shop.expectAlert('İletişim bilgileri güncellendi!');
  await closePanel(shop);
  await shop.expectText('footer', '0533 111 22 33');
  await shop.open();
  await shop.expectText('footer', 'usta@ornek.example');
});
