import { test } from '../fixtures.ts';

test('the menu opens, and Back closes it', async ({ shop }) => {
  await shop.open();
  await shop.press('button', 'Menüyü aç');
  await shop.expectShown('navigation', 'Ana menü');
  await shop.browser.back();
  await shop.expectCount('navigation', 0, 'Ana menü');
  await shop.expectCount('article', 4);
});
