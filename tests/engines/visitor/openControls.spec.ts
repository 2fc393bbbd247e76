import { LAST_PART } from '../../e2e/helpers/detail.ts';
import { expect, test } from '../fixtures.ts';
import type { ShopPage } from '../ShopPage.ts';

test.use({ build: 'open' });

const address = async ({ browser }: ShopPage) => browser.run<string>('return location.hash');

async function expectFocused({ browser }: ShopPage, text: string): Promise<void> {
  await expect
    .poll(async () => browser.run('return document.activeElement.textContent'))
    .toBe(text);
}

test('a part is suggested, chosen by the arrow key, and has an address; Back closes it', async ({
  shop,
}) => {
  await shop.open();
  // The part's name has Turkish and capital letters. No other part has both words.
  await shop.browser.type(await shop.field('Ürün ara'), 'isik far');
  await shop.expectCount('option', 1);
  await shop.browser.press('ArrowDown');
  const [option] = await shop.all('option');
  await expect
    .poll(async () => shop.browser.run('return arguments[0].ariaSelected', option))
    .toBe('true');
  await shop.browser.press('Enter');
  await expectFocused(shop, LAST_PART);
  expect(await address(shop)).toMatch(/^#parca-\d+$/);
  await shop.expectCount('option', 0);

  await shop.browser.back();
  await shop.expectShown('list', 'Kategoriler');
  expect(await address(shop)).toBe('');
});
