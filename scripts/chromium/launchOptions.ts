import { spawnSync } from 'node:child_process';
import { existsSync, statfsSync } from 'node:fs';

import { chromium, type LaunchOptions } from 'playwright';

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

/** On Linux x64 the browser comes from npm: lighter than a system's, and with its own fonts, the same pixels everywhere. */
export const isBundled = !wanted && process.platform === 'linux' && process.arch === 'x64';

/** CHROMIUM_PATH decides; else the bundled one; where there is none, Playwright's own or the system's. */
async function findBrowser(): Promise<LaunchOptions> {
  if (wanted) return { executablePath: wanted };
  if (isBundled) return bundledChromium();
  const executablePath = [chromium.executablePath(), ...SYSTEM_PATHS].find(starts);
  if (executablePath !== undefined) return { executablePath };
  throw new Error('No Chromium found. Run: npx playwright install --with-deps chromium');
}

/** Bytes for two browsers with large windows. Containers often have 64 MB. */
const ENOUGH_SHARED_MEMORY = 1024 ** 3;

/**
 * Chromium's processes share pictures in memory. For small containers Playwright lets them use files of the temp folder
 * instead; where there is enough memory, that is work for nothing.
 */
function hasSharedMemory(): boolean {
  try {
    const { bavail, bsize } = statfsSync('/dev/shm');
    return bavail * bsize >= ENOUGH_SHARED_MEMORY;
  } catch {
    return false;
  }
}

/** The one browser that the stories and the end-to-end tests run in. The flags keep its pixels steady. */
export const launchOptions: LaunchOptions = {
  ...(await findBrowser()),
  ...(hasSharedMemory() && { ignoreDefaultArgs: ['--disable-dev-shm-usage'] }),
  args: ['--font-render-hinting=none', '--disable-lcd-text', '--force-color-profile=srgb'],
};
