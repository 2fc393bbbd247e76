import { expect, type Page } from '@playwright/test';

import { insertProducts } from '../../backend/support/tables.ts';
import { test } from '../backendFixtures.ts';
import { brandsOf } from '../helpers/carousels.ts';
import { shiftsOf, watchShifts } from '../helpers/layoutShift.ts';
import { fillShop } from './rows.ts';

const NEAR = 60;

const heightOf = async (page: Page) => page.evaluate(() => document.documentElement.scrollHeight);

test('of 300 products those near the window are drawn, and further ones are read and drawn while scrolling', async ({
  page,
  backend,
}) => {
  // With long descriptions a page has fewer products: all of two pages are drawn below.
  await backend.sql(insertProducts(300));
  await backend.sql(`update products set description = repeat('Uzun açıklama. ', 150)`);
  const { promise: gate, resolve: release } = Promise.withResolvers<undefined>();
  const reads: string[] = [];
  backend.injectFaults(({ path }) => {
    if (!path.startsWith('/products')) return undefined;
    reads.push(path);
    return gate;
  });

  await watchShifts(page);
  await page.goto('./');
  await expect(page.getByRole('article').first()).toContainText('Parça 300');
  // Not by its role: the welcome modal hides the page behind it.
  const footer = page.locator('footer');
  await expect(footer).toBeAttached();

  release(undefined);
  const names = page.locator('article h3');
  await expect.poll(async () => heightOf(page)).toBeGreaterThan(10_000);
  const atFirst = await names.count();
  expect(atFirst).toBeLessThan(NEAR);
  expect(await shiftsOf(page)).toEqual([]);
  await names.last().scrollIntoViewIfNeeded();
  await expect.poll(async () => names.count()).toBeGreaterThan(atFirst);

  // The first 60 have come with `first_page()`, then one more page (D19).
  expect(reads).toHaveLength(1);
  await footer.scrollIntoViewIfNeeded();
  await expect.poll(() => reads.length).toBeGreaterThan(1);

  const drawn = await names.allTextContents();
  expect(drawn).toEqual(drawn.map((_, index) => `Parça ${300 - index}`));
});

test('who jumps to the end of the page stays there while cards are drawn above', async ({
  page,
  backend,
}) => {
  await backend.sql(insertProducts(300));
  await page.goto('./');
  await expect.poll(async () => heightOf(page)).toBeGreaterThan(30_000);
  // Not by its role: the welcome modal hides the page behind it.
  const footer = page.locator('footer');
  const top = () => footer.evaluate((element) => element.getBoundingClientRect().top);
  await footer.scrollIntoViewIfNeeded();
  const before = await top();
  await expect(page.locator('article')).toHaveCount(300);
  // Rows of cards differ by fractions of a pixel.
  expect(Math.abs((await top()) - before)).toBeLessThan(2);
});

for (const hasIdleCallbacks of [true, false]) {
  test(`${hasIdleCallbacks ? 'with' : 'without'} idle callbacks the page of products in the background is asked for after the cards are painted`, async ({
    page,
    backend,
  }) => {
    await backend.sql(`${fillShop}; ${insertProducts(300)}`);
    // So slow a machine draws cards for longer than any pause.
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: 12 });
    await page.addInitScript((keeps) => {
      if (!keeps) Reflect.deleteProperty(window, 'requestIdleCallback');
      const send = window.fetch.bind(window);
      const asked: boolean[] = [];
      Object.assign(window, { asked });
      let isPainted = false;
      const watch = () => {
        // Two frames after the frame in which a card was there, that frame has been shown.
        if (document.querySelector('article') === null) return requestAnimationFrame(watch);
        return requestAnimationFrame(() => setTimeout(() => (isPainted = true)));
      };
      requestAnimationFrame(watch);
      window.fetch = async (input, init) => {
        if (/\/products\?.*or=/.test(new Request(input).url)) asked.push(isPainted);
        return send(input, init);
      };
    }, hasIdleCallbacks);
    await page.goto('./');
    const asked = async () => page.evaluate(() => Reflect.get(window, 'asked'));
    await expect.poll(asked).toEqual([true]);
  });
}

test('a reader of the brands sees nothing move while the page of products arrives', async ({
  page,
  backend,
}) => {
  await backend.sql(`${fillShop}; ${insertProducts(300)}`);
  const { promise: gate, resolve: release } = Promise.withResolvers<undefined>();
  backend.injectFaults(({ path }) => (path.includes('or=') ? gate : undefined));
  await page.goto('./');
  await expect(page.getByRole('contentinfo')).toBeAttached();
  await brandsOf(page).scrollIntoViewIfNeeded();
  const places = async () =>
    page.evaluate(() =>
      ['main h2', 'article h3', 'footer'].map((name) =>
        [...document.querySelectorAll(name)]
          .map((element) => Math.round(element.getBoundingClientRect().top))
          .filter((top) => top > -100 && top < window.innerHeight),
      ),
    );
  const before = await places();
  release(undefined);
  await expect.poll(async () => heightOf(page)).toBeGreaterThan(30_000);
  expect(await places()).toEqual(before);
  expect(before.flat().length).toBeGreaterThan(1);
});
