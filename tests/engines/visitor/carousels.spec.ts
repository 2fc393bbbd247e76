import { expect, test } from '../fixtures.ts';

test.beforeEach(async ({ shop }) => shop.open());

test('the hero turns by its dots and arrows, and from the last slide to the first', async ({
  shop,
}) => {
  const expectSlide = async (number: number) =>
    expect
      .poll(async () =>
        shop.browser.run(
          `return document.querySelector('[aria-roledescription="slayt"]:not([inert])').ariaLabel`,
        ),
      )
      .toBe(`${number} / 3`);
  await shop.press('button', '3. slayt');
  await expectSlide(3);
  await shop.press('button', 'Sonraki slayt');
  await expectSlide(1);
  await shop.press('button', 'Önceki slayt');
  await expectSlide(3);
});

test('the brands move on by one', async ({ shop }) => {
  const first = async () => {
    const [logo] = await shop.browser.run<string[]>(
      `return [...document.querySelectorAll('li:not([aria-hidden="true"]) img')].map(({ alt }) => alt)`,
    );
    return logo;
  };
  await shop.press('button', 'Otomatik geçişi durdur');
  const before = await first();
  await shop.press('button', 'Sonraki markalar');
  await expect.poll(first).not.toBe(before);
});
