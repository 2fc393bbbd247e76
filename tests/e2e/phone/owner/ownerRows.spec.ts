import type { Page } from '@playwright/test';

import { product } from '../../../../src/domain/testing/examples.ts';
import { expect, test } from '../../fixtures.ts';
import { expectFar, placeOf } from '../../helpers/expectFar.ts';
import { beginMarking, markBar } from '../../helpers/owner/bulk.ts';
import { isUncovered } from '../../helpers/owner/isUncovered.ts';
import { ALL_SAVED, formOf, openPanel, press } from '../../helpers/owner/owner.ts';
import { saveInBrowser } from '../../helpers/savedCopy.ts';

const HEIGHT = 740;

async function rowsOf(page: Page): Promise<{ top: number; bottom: number }[]> {
  const rows = page.getByRole('list', { name: 'Ürünler' }).getByRole('listitem');
  return rows.evaluateAll((elements) =>
    elements.map((element) => {
      const { top, bottom } = element.getBoundingClientRect();
      return { top, bottom };
    }),
  );
}

/** The first ones are as high as rows become. */
const LONG =
  'Ön Amortisör Sağ-Sol Takım, Gazlı, Passat B8 / Superb III / Golf VII 2013-2020 Uyumlu Set';
const longest = { name: LONG, price: 1_234_567.5, inStock: false };
const products = Array.from({ length: 45 }, (_, index) => ({
  ...product,
  image: '',
  ...(index < 5 ? longest : { name: `Rotil ${index}` }),
  id: 45 - index,
}));

test.beforeEach(async ({ page }) => {
  await saveInBrowser(page, 'products', products);
  await openPanel(page);
});

test('five whole parts are in the first window, and what an owner needs stays within reach', async ({
  page,
}) => {
  const search = page.getByRole('searchbox', { name: 'Ürünlerde ara' });
  const add = page.getByRole('button', { name: 'Yeni Ürün' });
  const up = page.getByRole('button', { name: 'Başa dön' });

  const rows = await rowsOf(page);
  expect(rows).toHaveLength(products.length);
  expect(rows[0]?.top).toBeLessThan(285);
  expect(Math.max(...rows.map(({ top, bottom }) => bottom - top))).toBeLessThanOrEqual(88);
  const bar = (await add.boundingBox())?.y ?? 0;
  expect(bar).toBeGreaterThan(HEIGHT * 0.9);
  expect(rows.filter(({ bottom }) => bottom <= bar).length).toBeGreaterThanOrEqual(5);
  await expect(up).toHaveCount(0);

  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  await expect(search).toBeInViewport({ ratio: 1 });
  await expect(add).toBeInViewport({ ratio: 1 });
  const addTop = (await add.boundingBox())?.y ?? 0;
  await expect.poll(async () => (await rowsOf(page)).at(-1)?.bottom).toBeLessThanOrEqual(addTop);
  await up.tap();
  await expect(up).toHaveCount(0);
  await expect.poll(async () => page.evaluate(() => window.scrollY)).toBe(0);
});

test('the bar covers neither the last row, nor the row in focus, nor the state line, and works with the keyboard', async ({
  page,
}) => {
  await beginMarking(page);
  await expect(page.getByRole('checkbox', { name: 'Tümünü seç' })).toBeFocused();
  const lastBox = page.getByRole('checkbox', { name: 'Seç: Rotil 44', exact: true });
  await lastBox.focus();
  await expect.poll(async () => isUncovered(lastBox)).toBe(true);
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  await expect.poll(async () => isUncovered(lastBox)).toBe(true);
  await expect(page.getByText(ALL_SAVED)).toBeInViewport({ ratio: 1 });
  await expect(markBar(page)).toBeInViewport({ ratio: 1 });

  await page.getByRole('checkbox', { name: 'Tümünü seç' }).focus();
  await page.keyboard.press('Space');
  await expect(markBar(page).getByRole('status')).toHaveText('45 ürün seçildi');
  await page.keyboard.press('Tab');
  await expect(markBar(page).getByRole('button', { name: 'Vazgeç' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Fiyatları değiştir' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(markBar(page).getByRole('button', { name: 'Fiyatları değiştir' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(markBar(page)).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Seç', exact: true })).toBeFocused();
});

test('marks that Back has taken away come back with one press', async ({ page }) => {
  await beginMarking(page);
  await page.getByRole('checkbox', { name: 'Tümünü seç' }).check();
  await page.goBack();
  await expect(markBar(page)).toHaveCount(0);
  await page.getByRole('button', { name: 'Geri al', exact: true }).tap();
  await expect(markBar(page).getByRole('status')).toHaveText('45 ürün seçildi');
});

/** How high the bars are that stay at the window's edges while the page scrolls. */
async function heightOfBars(page: Page): Promise<number> {
  return page.evaluate(() => {
    window.scrollTo(0, 600);
    const stay = [...document.querySelectorAll('body *')].filter((element) =>
      ['sticky', 'fixed'].includes(getComputedStyle(element).position),
    );
    return stay
      .map((element) => element.getBoundingClientRect())
      .filter(({ top, bottom }) => bottom > 0 && top < window.innerHeight)
      .filter(({ top, bottom }) => top <= 1 || bottom >= window.innerHeight - 1)
      .reduce((sum, { height }) => sum + height, 0);
  });
}

test('with text of twice the size, bars leave the window to the list and to the form', async ({
  page,
}) => {
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '32px'));
  await beginMarking(page);
  await page.getByRole('checkbox', { name: 'Tümünü seç' }).check();
  expect(await heightOfBars(page)).toBeLessThan(HEIGHT / 3);
  const remove = markBar(page).getByRole('button', { name: 'Sil', exact: true });
  await remove.scrollIntoViewIfNeeded();
  await expect(remove).toBeInViewport({ ratio: 1 });
  await press(markBar(page), 'Vazgeç');
  await press(page, 'Yeni Ürün');
  await formOf(page, 'Yeni Ürün').waitFor();
  expect(await heightOfBars(page)).toBeLessThan(HEIGHT / 3);
});

test('where a row’s buttons and a question were opened, a second tap deletes nothing', async ({
  page,
}) => {
  const more = page.getByRole('button', { name: 'Diğer işlemler: Rotil 5', exact: true });
  const remove = page.getByRole('button', { name: 'Sil: Rotil 5', exact: true });
  await more.scrollIntoViewIfNeeded();
  const pressed = await placeOf(more);
  await more.tap();
  await expect(remove).toBeInViewport({ ratio: 1 });
  await expect.poll(async () => (await placeOf(more)).x).toBeLessThan(100);
  await expectFar(remove, pressed);

  await beginMarking(page);
  await page.getByRole('checkbox', { name: 'Tümünü seç' }).tap();
  const ask = markBar(page).getByRole('button', { name: 'Sil', exact: true });
  const asked = await placeOf(ask);
  await ask.tap();
  const question = page.getByRole('dialog', { name: 'Ürünleri sil' });
  await expectFar(question.getByRole('button', { name: 'Sil', exact: true }), asked);
});
