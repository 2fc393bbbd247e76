import { execFile } from 'node:child_process';
import { accessSync, constants, existsSync, mkdirSync } from 'node:fs';
import { mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

import type { LaunchOptions } from 'playwright';

import shop from '../../package.json' with { type: 'json' };

const root = join(import.meta.dirname, '../..');

/** A folder beside the packages if this user may write there, else the folder for temporary files. */
function writableParent(): string {
  const cache = join(root, 'node_modules/.cache');
  try {
    mkdirSync(cache, { recursive: true });
    accessSync(cache, constants.W_OK);
    return cache;
  } catch {
    return tmpdir();
  }
}

/**
 * The package unpacks into the temp folder, and adds the libraries that a bare system lacks only where it
 * believes itself on Lambda. So it runs in a process of its own that is told both.
 */
async function unpackInto(folder: string): Promise<void> {
  await promisify(execFile)(process.execPath, [join(import.meta.dirname, 'unpackChromium.ts')], {
    env: { ...process.env, TMPDIR: folder, AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs24.x' },
  });
}

/** Chromium cannot draw without a font; the package's own settings look for fonts on Lambda only. */
function fontSettings(folder: string): string {
  return `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig><dir>${folder}/fonts</dir><cachedir>${folder}/fonts-cache</cachedir></fontconfig>
`;
}

/** The folder appears whole or not at all: runs side by side and runs cut short leave nothing half unpacked. */
async function unpackOnce(folder: string): Promise<void> {
  if (existsSync(folder)) return;
  const staging = await mkdtemp(`${folder}-`);
  try {
    await unpackInto(staging);
    await writeFile(join(staging, 'fonts/fonts.conf'), fontSettings(folder));
    await rename(staging, folder);
  } catch (error) {
    await rm(staging, { recursive: true, force: true });
    if (!existsSync(folder)) throw error;
  }
}

/** Chromium for Linux x64 that ships inside an npm package: needs no download and no system libraries. */
export async function bundledChromium(): Promise<LaunchOptions> {
  const version = shop.devDependencies['@sparticuz/chromium'];
  const folder = join(writableParent(), `chromium-${version}-${process.getuid?.()}`);
  await unpackOnce(folder);
  return {
    executablePath: join(folder, 'chromium'),
    env: {
      ...process.env,
      LD_LIBRARY_PATH: join(folder, 'al2023/lib'),
      FONTCONFIG_PATH: join(folder, 'fonts'),
    },
  };
}
