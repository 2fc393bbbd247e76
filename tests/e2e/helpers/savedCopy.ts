import type { Page } from '@playwright/test';

export const TABLES = ['products', 'brands', 'slides', 'contact'] as const;

export type TableName = (typeof TABLES)[number];

/** The suffix `.bozuk` is for unreadable text that was set aside. */
type KeyEnding = TableName | `${TableName}.bozuk`;

const keyOf = (ending: KeyEnding) => `ornekoto_${ending}`;

/** Saves a copy of a table in the browser before the shop opens. Text is saved unchanged, other values as JSON. */
export async function saveInBrowser(page: Page, table: TableName, copy: unknown): Promise<void> {
  const text = typeof copy === 'string' ? copy : JSON.stringify(copy);
  await page.addInitScript(([key, value]) => localStorage.setItem(key, value), [
    keyOf(table),
    text,
  ] as const);
}

/** The browser's saved text of a table. */
export async function savedInBrowser(page: Page, table: KeyEnding): Promise<string | null> {
  return page.evaluate((key) => localStorage.getItem(key), keyOf(table));
}
