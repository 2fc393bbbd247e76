import type { JSHandle, Page } from '@playwright/test';

interface Dropped {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

/** The files as they are when somebody holds them over a page. */
async function held(page: Page, files: readonly Dropped[]): Promise<JSHandle<DataTransfer>> {
  const texts = files.map(({ buffer, ...file }) => ({ ...file, text: buffer.toString('base64') }));
  return page.evaluateHandle(async (all) => {
    const data = new DataTransfer();
    for (const { name, mimeType, text } of all) {
      const bytes = Uint8Array.from(atob(text), (char) => char.charCodeAt(0));
      data.items.add(new File([bytes], name, { type: mimeType }));
    }
    return data;
  }, texts);
}

/** Holds the files over an element and drops them there. Returns what the page makes of the two events. */
export async function drop(page: Page, at: string, ...files: Dropped[]) {
  const data = await held(page, files);
  await page.dispatchEvent(at, 'dragover', { dataTransfer: data });
  const isHinted = await page.getByText('buraya bırakın').isVisible();
  const isTaken = await page
    .locator(at)
    .evaluate(
      (element, dataTransfer) =>
        !element.dispatchEvent(
          new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer }),
        ),
      data,
    );
  return { isHinted, isTaken };
}

export async function paste(page: Page, ...files: Dropped[]): Promise<void> {
  const data = await held(page, files);
  await page.evaluate((clipboardData) => {
    document.activeElement?.dispatchEvent(
      new ClipboardEvent('paste', { bubbles: true, cancelable: true, clipboardData }),
    );
  }, data);
}
