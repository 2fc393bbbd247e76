import { expect, test } from '../fixtures.ts';
import type { ShopPage } from '../ShopPage.ts';
import { logIn } from './panel.ts';

/** The name of what has the focus, and whether its centre and its edges can be seen. */
async function focused({ browser }: ShopPage): Promise<{ name: string; inSight: boolean }> {
  return browser.run(`
    const field = document.activeElement;
    const { left, top, bottom, width, height } = field.getBoundingClientRect();
    const onTop = (y) => document.elementFromPoint(left + width / 2, y);
    return {
      name: (field.labels?.[0] ?? field).textContent,
      inSight: [top + 2, top + height / 2, bottom - 2].every((y) => field.contains(onTop(y))),
    };`);
}

test('the buttons of a form cover no field that the Tab key reaches', async ({ shop }) => {
  await shop.open();
  await logIn(shop);
  await shop.press('button', 'Yeni Ürün');
  await shop.expectShown('heading', 'Yeni Ürün');
  const names: string[] = [];
  while (names.at(-1) !== 'Kaydet') {
    await shop.browser.press('Tab');
    const { name } = await focused(shop);
    // The page scrolls to it smoothly.
    await expect.poll(async () => focused(shop)).toEqual({ name, inSight: true });
    names.push(name);
  }
  expect(names).toEqual(expect.arrayContaining(['Görsel URL', 'Açıklama', 'Stokta']));
});
