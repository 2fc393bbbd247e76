import { expect } from '@playwright/test';

import { test } from '../backendFixtures.ts';
import { shiftsOf, watchShifts } from '../helpers/layoutShift.ts';
import { insertProducts } from './rows.ts';

const NEAR = 60;

test('of 2500 products those near the window are drawn, and further ones are read and drawn while scrolling', async ({
  page,
  backend,
}) => {
  await backend.sql(insertProducts(2500));
  const { promise: gate, resolve: release } = Promise.withResolvers<undefined>();
  const reads: string[] = [];
  backend.injectFaults(({ path }) => {
    if (!path.startsWith('/products')) return undefined;
    reads.push(path);
    return reads.length === 1 ? undefined : gate;
  });

  await watchShifts(page);
  await page.goto('./');
  await expect(page.getByRole('article').first()).toContainText('Parça 2500');
  await expect(page.getByRole('contentinfo')).toBeAttached();

  release(undefined);
  const names = page.locator('article h3');
  const height = async () => page.evaluate(() => document.documentElement.scrollHeight);
  await expect.poll(height).toBeGreaterThan(100_000);
  const atFirst = await names.count();
  expect(atFirst).toBeLessThan(NEAR);
  expect(await shiftsOf(page)).toEqual([]);
  await names.last().scrollIntoViewIfNeeded();
  await expect.poll(async () => names.count()).toBeGreaterThan(atFirst);

  // First 60, then one page of at most 1000 (D19).
  expect(reads).toHaveLength(2);
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await expect.poll(() => reads.length).toBeGreaterThan(2);
  await expect.poll(async () => names.count()).toBeGreaterThan(1060);

  const drawn = await names.allTextContents();
  expect(drawn).toEqual(drawn.map((_, index) => `Parça ${2500 - index}`));
});

test('who scrolls faster than cards are drawn finds them where he stops, and nothing moves', async ({
  page,
  backend,
}) => {
  await backend.sql(insertProducts(300));
  await watchShifts(page);
  await page.goto('./');
  const height = async () => page.evaluate(() => document.documentElement.scrollHeight);
  await expect.poll(height).toBeGreaterThan(20_000);
  const before = await height();

  // The longer list must have been painted: with the scroll in the same frame, the browser counts its growth as a shift.
  await page.evaluate(
    async () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))),
  );
  await page.evaluate(() => window.scrollTo({ top: 10_000, behavior: 'instant' }));
  // The welcome modal may lie over it.
  const inWindow = () =>
    page.evaluate(() =>
      document.elementsFromPoint(600, 450).some((element) => element.closest('article') !== null),
    );
  await expect.poll(inWindow).toBe(true);
  expect(await page.evaluate(() => window.scrollY)).toBe(10_000);
  expect(await shiftsOf(page)).toEqual([]);
  expect(Math.abs((await height()) - before)).toBeLessThan(before / 10);
});

test('who jumps to the end of the page stays there while cards are drawn above', async ({
  page,
  backend,
}) => {
  await backend.sql(insertProducts(1060));
  await page.goto('./');
  const height = async () => page.evaluate(() => document.documentElement.scrollHeight);
  await expect.poll(height).toBeGreaterThan(100_000);
  // Not by its role: the welcome modal hides the page behind it.
  const footer = page.locator('footer');
  const top = () => footer.evaluate((element) => element.getBoundingClientRect().top);
  await footer.scrollIntoViewIfNeeded();
  const before = await top();
  await expect(page.locator('article')).toHaveCount(1060);
  // Rows of cards differ by fractions of a pixel.
  expect(Math.abs((await top()) - before)).toBeLessThan(2);
});
