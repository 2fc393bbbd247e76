import type { Locator, Page } from '@playwright/test';
import { decodeQR } from 'qr/decode.js';

/** What a phone's camera reads from the printed code. */
export async function readCode(page: Page, code: Locator): Promise<string> {
  await page.emulateMedia({ media: 'print' });
  const png = (await code.screenshot()).toString('base64');
  const { width, height, letters } = await page.evaluate(async (base64) => {
    const picture = new Image();
    picture.src = `data:image/png;base64,${base64}`;
    await picture.decode();
    const canvas = document.createElement('canvas');
    canvas.width = picture.width;
    canvas.height = picture.height;
    const context = canvas.getContext('2d');
    context?.drawImage(picture, 0, 0);
    const data = context?.getImageData(0, 0, picture.width, picture.height).data ?? [];
    return {
      width: picture.width,
      height: picture.height,
      // A letter for each value: Playwright takes many seconds for a list of a million numbers.
      letters: Array.from(data, (value) => String.fromCodePoint(value)).join(''),
    };
  }, png);
  return decodeQR({ width, height, data: Buffer.from(letters, 'latin1') });
}

export async function countPages(page: Page): Promise<number> {
  const pdf = (await page.pdf({ format: 'A4' })).toString('latin1');
  return pdf.match(/\/Type \/Page\b/g)?.length ?? 0;
}
