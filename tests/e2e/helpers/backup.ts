import { readFile } from 'node:fs/promises';

import type { Locator, Page } from '@playwright/test';

import { press } from './owner.ts';

export function backupDialog(page: Page): Locator {
  return page.getByRole('dialog', { name: 'Yedekten yükle', exact: true });
}

/** A file as "Yedek al" gives it to the owner. */
export async function downloadBackup(page: Page): Promise<{ name: string; text: string }> {
  const coming = page.waitForEvent('download');
  await press(page, 'Yedek al');
  const file = await coming;
  return { name: file.suggestedFilename(), text: await readFile(await file.path(), 'utf8') };
}

/** Lets "Yedekten yükle" read a file with this text. */
export async function chooseBackup(page: Page, text: string): Promise<void> {
  const file = { name: 'yedek.json', mimeType: 'application/json', buffer: Buffer.from(text) };
  const chooser = page.waitForEvent('filechooser');
  await press(page, 'Yedekten yükle');
  await (await chooser).setFiles(file);
}
