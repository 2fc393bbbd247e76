import { readFile } from 'node:fs/promises';

import type { Page } from '@playwright/test';

import { press } from './owner.ts';

/** Chooses a file with this content behind a button, or behind what `pressIt` presses. */
export async function chooseFile(
  page: Page,
  button: string,
  name: string,
  content: Buffer | string,
  pressIt = press,
): Promise<void> {
  const chooser = page.waitForEvent('filechooser');
  await pressIt(page, button);
  await (await chooser).setFiles({ name, mimeType: '', buffer: Buffer.from(content) });
}

/** What a button downloads, or what `pressIt` presses. */
export async function downloadFrom(
  page: Page,
  button: string,
  pressIt = press,
): Promise<{ name: string; content: Buffer; text: string }> {
  const download = page.waitForEvent('download');
  await pressIt(page, button);
  const file = await download;
  const content = await readFile(await file.path());
  return { name: file.suggestedFilename(), content, text: content.toString() };
}
