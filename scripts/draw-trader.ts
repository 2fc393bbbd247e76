/** Draws the pictures of stories/fixtures/trader (`npm run trader`). They stand for those that a trader enters. */
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

import { chromium } from 'playwright';

import { launchOptions } from './chromium/launchOptions.ts';
import { pictures } from './draw-trader/pictures.ts';

const folder = fileURLToPath(new URL('../stories/fixtures/trader/pictures/', import.meta.url));
const QUALITY = 0.35;

const browser = await chromium.launch(launchOptions);
const page = await browser.newPage();
for (const { file, width, height, svg } of pictures) {
  const text = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${svg}</svg>`;
  const address = await page.evaluate(
    async ([source, quality]) => {
      const image = new Image();
      image.src = `data:image/svg+xml,${encodeURIComponent(source)}`;
      await image.decode();
      const canvas = document.createElement('canvas');
      canvas.width = image.naturalWidth;
      canvas.height = image.naturalHeight;
      canvas.getContext('2d')?.drawImage(image, 0, 0);
      return canvas.toDataURL('image/webp', quality);
    },
    [text, QUALITY] as const,
  );
  const bytes = Buffer.from(address.slice(address.indexOf(',') + 1), 'base64');
  await mkdir(path.dirname(folder + file), { recursive: true });
  await writeFile(folder + file, bytes);
  console.log(`${file}: ${bytes.length} bytes`);
}
await browser.close();
