import { test } from '../fixtures.ts';

test('the greeting waits until the menu is closed', async ({ shop }) => {
  await shop.browser.open(shop.address);
  await shop.press('button', 'Menüyü aç');
  await shop.waitForGreeting();
  await shop.expectCount('dialog', 0);
  await shop.press('button', 'Menüyü kapat');
  await shop.expectCount('dialog', 1);
});
