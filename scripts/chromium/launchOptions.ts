import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

import { chromium, type LaunchOptions } from 'playwright';

import { hasSharedMemory } from '../sharedMemory.ts';
import { bundledChromium } from './bundledChromium.ts';

const SYSTEM_PATHS = [
  '/usr/bin/chromium',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  String.raw`C:\Program Files\Google\Chrome\Application\chrome.exe`,
];

/** A browser may be there and still not start: a download without its libraries, an empty snap wrapper. */
function starts(path: string): boolean {
  // On Windows the question itself would open a window.
  if (process.platform === 'win32') return existsSync(path);
  return spawnSync(path, ['--version'], { stdio: 'ignore' }).status === 0;
}

const wanted = process.env['CHROMIUM_PATH'];

/**
 * The browser comes from npm on Linux x64: it is lighter than a system's, and its own fonts give the same pixels
 * everywhere.
 */
export const isBundled = !wanted && process.platform === 'linux' && process.arch === 'x64';

/** CHROMIUM_PATH decides; else the bundled one; where there is none, Playwright's own or the system's. */
async function findBrowser(): Promise<LaunchOptions> {
  if (wanted) return { executablePath: wanted };
  if (isBundled) return bundledChromium();
  const executablePath = [chromium.executablePath(), ...SYSTEM_PATHS].find(starts);
  if (executablePath !== undefined) return { executablePath };
  throw new Error('No Chromium found. Run: npx playwright install --with-deps chromium');
}

/** The bytes that two browsers with large windows need. */
const MEMORY_OF_BROWSERS = 1024 ** 3;

/** A flag that Playwright sets. With it, Chromium's processes share pictures in files of the temporary folder, not in memory. */
const viaFiles = '--disable-dev-shm-usage';

/** The one browser that the stories and the end-to-end tests run in. The flags keep its pixels steady. */
export const launchOptions: LaunchOptions = {
  ...(await findBrowser()),
  ...(hasSharedMemory(MEMORY_OF_BROWSERS) && { ignoreDefaultArgs: [viaFiles] }),
  args: ['--font-render-hinting=none', '--disable-lcd-text', '--force-color-profile=srgb'],
};
