import { expect, test } from '../fixtures.ts';
import { shiftsOf, watchShifts } from '../helpers/layoutShift.ts';
import { openStorefront } from '../helpers/opening.ts';

test('top bar and search give way and come back, and nothing else moves', async ({ page }) => {
  await watchShifts(page);
  await page.goto('./');
  await expect(page.getByRole('contentinfo')).toBeAttached();
  const header = page.getByRole('banner');
  const number = header.getByRole('link', { name: 'Ara: +90 532 000 00 00' });
  const search = header.getByRole('searchbox', { name: 'Ürün ara' });
  const row = ['Menüyü aç', 'Sepet', 'Site Yönetimi'].map((name) =>
    header.getByRole('button', { name }),
  );
  const bottomOf = async () => {
    const boxes = await Promise.all(row.map(async (button) => button.boundingBox()));
    return Math.max(...boxes.map((box) => (box ? box.y + box.height : Infinity)));
  };

  await page.mouse.wheel(0, 600);
  await expect(number).not.toBeInViewport();
  await expect.poll(bottomOf).toBeLessThan(61);
  // What the visitor sees in the place of the search box.
  const box = await search.boundingBox();
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThan(60);

  await page.mouse.wheel(0, -200);
  await expect(number).toBeInViewport({ ratio: 1 });
  await expect(search).toBeInViewport({ ratio: 1 });
  expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(300);

  expect(await shiftsOf(page)).toEqual([]);
});

test('the menu opens in the window and does not move the page, and the header covers nothing that the Tab key reaches', async ({
  page,
}) => {
  // Without it, focus moves on before the page has been scrolled smoothly.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openStorefront(page);
  await page.mouse.wheel(0, 600);
  const part = page.getByRole('list', { name: 'Kategoriler' });
  await expect(
    page.getByRole('link', { name: 'Ara: +90 532 000 00 00' }).first(),
  ).not.toBeInViewport();
  const before = await part.boundingBox();
  // Not `click`, which scrolls: it takes what lies in the scroll padding for not seen.
  await page.getByRole('button', { name: 'Menüyü aç' }).dispatchEvent('click');
  const menu = page.getByRole('navigation', { name: 'Ana menü' });
  await expect(menu.getByRole('link', { name: 'Fren Sistemi' })).toBeInViewport({ ratio: 1 });
  expect(await part.boundingBox()).toEqual(before);

  await page.getByRole('button', { name: 'Menüyü kapat' }).dispatchEvent('click');
  await expect(menu).toHaveCount(0);
  const cart = page.getByRole('article').last().getByRole('button', { name: 'Sepete Ekle' });
  await cart.focus();
  for (let stop = 0; stop < 12; stop += 1) {
    await page.keyboard.press('Shift+Tab');
    const isCovered = await page.evaluate(() => {
      const { x, y, width, height } = (
        document.activeElement ?? document.body
      ).getBoundingClientRect();
      const seen = document.elementFromPoint(x + width / 2, y + Math.min(height / 2, 20));
      return Boolean(seen?.closest('header'));
    });
    expect(isCovered, `stop ${stop}`).toBe(false);
  }
});
