/**
 * Creates the icons for a phone's home screen from public/logo.svg. Run it (`npm run icons`) after changing the logo.
 */
import { mkdir, readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

import { chromium } from 'playwright';

import { colors } from '../src/theme/palette.ts';
import { icons } from './build/page/webManifest.ts';
import { launchOptions } from './chromium/launchOptions.ts';

const folder = fileURLToPath(new URL('../public/', import.meta.url));
const logo = `data:image/svg+xml;base64,${await readFile(`${folder}logo.svg`, 'base64')}`;

/** Size of the logo in percent of the icon. A maskable icon needs a margin, because phones cut it to other shapes. */
const SHARE = { any: 100, maskable: 80, touch: 95 };

await mkdir(`${folder}icons`, { recursive: true });
const browser = await chromium.launch(launchOptions);
const page = await browser.newPage();
for (const { file, size, use } of icons) {
  const background = use === 'any' ? 'transparent' : colors.ink;
  await page.setViewportSize({ width: size, height: size });
  await page.setContent(
    `<body style="margin:0;height:100vh;display:grid;place-items:center;background:${background}">
     <img src="${logo}" alt="" style="width:${SHARE[use]}%;height:${SHARE[use]}%">`,
    { waitUntil: 'load' },
  );
  await page.screenshot({ path: folder + file, omitBackground: true });
  console.log(file);
}
await browser.close();
