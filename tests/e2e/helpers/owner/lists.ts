import { readFile } from 'node:fs/promises';

import type { Locator, Page } from '@playwright/test';

import { press } from './owner.ts';

export function listDialog(page: Page): Locator {
  const name = /^(?:Listeyi kontrol edin|Liste uygulandı|Liste geri alındı)$/;
  return page.getByRole('dialog', { name });
}

/** New, changed, unchanged and wrong. */
export function countsIn(dialog: Locator): Locator {
  return dialog.getByRole('definition');
}

/** Chooses a file in "Listeden ekle". */
export async function chooseList(
  page: Page,
  name: string,
  content: Buffer | string,
): Promise<void> {
  const file = { name, mimeType: '', buffer: Buffer.from(content) };
  const chooser = page.waitForEvent('filechooser');
  await press(page, 'Listeden ekle');
  await (await chooser).setFiles(file);
}

/** What a button downloads. */
export async function downloadFrom(
  page: Page,
  button: string,
): Promise<{ name: string; text: string }> {
  const download = page.waitForEvent('download');
  await press(page, button);
  const file = await download;
  return { name: file.suggestedFilename(), text: await readFile(await file.path(), 'utf8') };
}
