import type { Page } from '@playwright/test';

export const TABLES = ['products', 'brands', 'slides', 'contact'] as const;

export type TableName = (typeof TABLES)[number];

/** Where spoilt text is put aside. */
type KeyEnding = TableName | `${TableName}.bozuk`;

const keyOf = (ending: KeyEnding) => `ornekoto_${ending}`;

/** Lets the browser have a copy of a table before the shop opens; a text stands for itself. */
export async function saveInBrowser(page: Page, table: TableName, copy: unknown): Promise<void> {
  const text = typeof copy === 'string' ? copy : JSON.stringify(copy);
  await page.addInitScript(([key, value]) => localStorage.setItem(key, value), [
    keyOf(table),
    text,
  ] as const);
}

/** What the browser keeps of a table, as text. */
export async function savedInBrowser(page: Page, table: KeyEnding): Promise<string | null> {
  return page.evaluate((key) => localStorage.getItem(key), keyOf(table));
}
