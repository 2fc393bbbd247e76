import { expect, test } from '../fixtures.ts';

test('the welcome modal keeps the focus inside; behind it the storefront has its pictures and fonts, not wider than the window', async ({
  shop,
  size,
}) => {
  const { browser } = shop;
  await browser.open(shop.address);
  await shop.expectCount('dialog', 1);
  for (let left = 5; left > 0; left -= 1) {
    await browser.press('Tab');
    expect(
      await browser.run(`return document.activeElement.closest('[role="dialog"]') !== null`),
    ).toBe(true);
  }
  await browser.press('Escape');
  await shop.expectCount('dialog', 0);

  await shop.expectCount('article', 4);
  await expect
    .poll(async () =>
      browser.run(
        `const [picture] = document.querySelectorAll('[aria-roledescription="slayt"] img');
        return picture.naturalWidth > 0 && [...document.fonts].some(({ status }) => status === 'loaded')`,
      ),
    )
    .toBe(true);
  expect(
    await browser.run('return [innerWidth, document.documentElement.scrollWidth <= innerWidth]'),
  ).toEqual([size.width, true]);
});
