import type { Page } from '@playwright/test';

type TableName = 'products' | 'brands' | 'slides' | 'contact';

const keyOf = (table: TableName) => `ornekoto_${table}`;

/** Saves a copy of a table in the browser before the shop opens. */
export async function saveInBrowser(page: Page, table: TableName, copy: unknown): Promise<void> {
  const entry = [keyOf(table), JSON.stringify(copy)] as const;
  await page.addInitScript(([key, value]) => localStorage.setItem(key, value), entry);
}

/** The browser's saved text of a table. */
export async function savedInBrowser(page: Page, table: TableName): Promise<string | null> {
  return page.evaluate((key) => localStorage.getItem(key), keyOf(table));
}
