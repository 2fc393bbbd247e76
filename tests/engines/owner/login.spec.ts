import { test } from '../fixtures.ts';
import { closePanel, logIn } from './panel.ts';

test('a wrong password is refused, the right one opens the panel', async ({ shop }) => {
  await shop.open();
  await shop.press('button', 'Site Yönetimi');
  await shop.fillIn({ Şifre: 'yanlış parola' });
  await shop.press('button', 'Giriş Yap');
  await shop.expectText('[role="alert"]', 'Hatalı şifre!');
  await shop.press('button', 'İptal');
  // The settings button stands elsewhere beside the shop's menu and search.
  await shop.expectCount('article', 4);
  await logIn(shop);
  await closePanel(shop);
  await shop.expectCount('article', 4);
});
