import { readFile } from 'node:fs/promises';

import type { Locator, Page } from '@playwright/test';

import { press } from './owner.ts';

export function backupDialog(page: Page): Locator {
  return page.getByRole('dialog', { name: 'Yedekten yükle', exact: true });
}

/** Downloads a backup file with "Yedek al". */
export async function downloadBackup(page: Page): Promise<{ name: string; text: string }> {
  const download = page.waitForEvent('download');
  await press(page, 'Yedek al');
  const file = await download;
  return { name: file.suggestedFilename(), text: await readFile(await file.path(), 'utf8') };
}

/** Chooses a file with this text in "Yedekten yükle". */
export async function chooseBackup(page: Page, text: string): Promise<void> {
  const file = { name: 'yedek.json', mimeType: 'application/json', buffer: Buffer.from(text) };
  const chooser = page.waitForEvent('filechooser');
  await press(page, 'Yedekten yükle');
  await (await chooser).setFiles(file);
}
