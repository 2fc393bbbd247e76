import { expect, test } from '../fixtures.ts';

test('the storefront opens with its pictures and fonts, not wider than the window', async ({
  shop,
  size,
}) => {
  await shop.browser.open(shop.address);
  await expect
    .poll(async () => shop.browser.run('return document.querySelectorAll("article").length'))
    .toBe(4);
  await expect
    .poll(async () =>
      shop.browser.run(
        `const [picture] = document.querySelectorAll('[aria-roledescription="slayt"] img');
        return picture.naturalWidth > 0 && [...document.fonts].some(({ status }) => status === 'loaded')`,
      ),
    )
    .toBe(true);
  expect(
    await shop.browser.run(
      'return [innerWidth, document.documentElement.scrollWidth <= innerWidth]',
    ),
  ).toEqual([size.width, true]);
});

test('the welcome modal keeps the focus inside, and Escape closes it', async ({ shop }) => {
  await shop.browser.open(shop.address);
  await shop.expectCount('dialog', 1);
  for (let left = 5; left > 0; left -= 1) {
    await shop.browser.press('Tab');
    expect(
      await shop.browser.run(`return document.activeElement.closest('[role="dialog"]') !== null`),
    ).toBe(true);
  }
  await shop.browser.press('Escape');
  await shop.expectCount('dialog', 0);
});
