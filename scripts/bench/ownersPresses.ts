import type { Browser, Page } from 'playwright';

import { shop } from '../settings/shop.ts';
import { openPhone } from './openPhone.ts';

export const PASSWORD = 'egzoz boru';

/** How long the page may work after a press, in ms. */
const REST_MS = 1500;

const button = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: true }).first();

const type = async (page: Page, key: string) =>
  page.getByRole('searchbox', { name: 'Ürünlerde ara' }).press(key);

async function scroll(page: Page) {
  for (let turn = 0; turn < 12; turn += 1) {
    await page.mouse.wheel(0, 600);
    await page.waitForTimeout(100);
  }
}

async function savePrice(page: Page) {
  const field = page.getByRole('textbox', { name: /^Fiyat: / });
  await field.fill('99');
  await field.press('Enter');
}

/** One after the other, in this order. */
const ACTIONS: Record<string, (page: Page) => Promise<void>> = {
  'scroll, twelve turns of the wheel': scroll,
  'first letter': async (page) => type(page, 'f'),
  'second letter': async (page) => type(page, 'r'),
  'one letter less': async (page) => type(page, 'Backspace'),
  'clear the search': async (page) => button(page, 'Filtreyi kaldır').click(),
  'switch stock': async (page) => page.getByRole('switch').first().click(),
  'open a price': async (page) => button(page, /^Fiyatı değiştir: /).click(),
  'save it': savePrice,
  delete: async (page) => button(page, /^Sil: /).click(),
  undo: async (page) => button(page, 'Geri al').click(),
  'new form': async (page) => button(page, 'Yeni Ürün').click(),
};

/** The times of one action, in ms. Zero: less than the browser reports, which are 16 of an answer and 50 of a task. */
export interface Press {
  /** The longest time from an input to the picture that answers it (INP). */
  answer: number;
  longestTask: number;
}

/** Opens the panel over these products, and presses what an owner presses. */
export async function pressAsOwner(
  browser: Browser,
  address: string,
  products: readonly object[],
): Promise<Record<string, Press>> {
  const { page, slowDown, close } = await openPhone(browser, 360, 740, 2);
  // A shop with a backend reads its own.
  const stored = [`${shop.storagePrefix}_products`, JSON.stringify(products)] as const;
  await page.addInitScript(([key, value]) => localStorage.setItem(key, value), stored);
  await page.goto(address);
  await page.getByRole('dialog').getByRole('button', { name: 'Kapat' }).click();
  await button(page, 'Site Yönetimi').click();
  await page.getByRole('textbox', { name: 'Şifre' }).fill(PASSWORD);
  await button(page, 'Giriş Yap').click();
  await page.getByRole('tab', { name: `Ürünler (${products.length})` }).waitFor();
  await page.waitForTimeout(REST_MS);
  await slowDown();

  const presses: Record<string, Press> = {};
  for (const [name, act] of Object.entries(ACTIONS)) {
    await page.evaluate(() => {
      window.pageTimes.longTasks = [];
      window.pageTimes.answers = [];
    });
    await act(page);
    await page.waitForTimeout(REST_MS);
    const { answers, longTasks } = await page.evaluate(() => window.pageTimes);
    const durations = longTasks.map(({ duration }) => duration);
    presses[name] = { answer: Math.max(0, ...answers), longestTask: Math.max(0, ...durations) };
  }
  await close();
  return presses;
}
