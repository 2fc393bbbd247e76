import { execFile } from 'node:child_process';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';

import { type BuildName, builds, publishBuild } from './builds.ts';
import { hostSite } from './helpers/hostedSite.ts';

const root = join(import.meta.dirname, '../..');
const vite = join(root, 'node_modules/.bin/vite');

/**
 * Builds the shop with these settings, as `npm run build` does. Without minifying it takes a third of the time; with
 * `quickLogin` the browser checks the password quickly.
 */
export async function buildShop(
  outDir: string,
  settings: Record<string, string>,
  { minify = true, quickLogin = false } = {},
): Promise<void> {
  const options = ['--outDir', outDir, '--emptyOutDir'];
  if (!minify) options.push('--minify', 'false');
  if (quickLogin) options.push('--config', join(import.meta.dirname, 'quickLogin.config.ts'));
  await promisify(execFile)(vite, ['build', ...options], {
    cwd: root,
    env: { ...process.env, ...settings },
  });
}

/**
 * Builds the shop and serves it under the strict policy, until the returned function is called. Each process has folders
 * of its own, so that two parallel runs do not delete each other's files.
 */
export async function buildAndHost(
  name: BuildName,
  settings: Record<string, string>,
  options?: { quickLogin: boolean },
): Promise<() => Promise<void>> {
  const folder = join(root, '.local/e2e', `${name}-${process.pid}`);
  await buildShop(folder, { ...builds[name], ...settings }, options);
  const site = await hostSite(folder);
  publishBuild(name, site.address, folder);
  return async () => {
    await site.stop();
    await rm(folder, { recursive: true, force: true });
  };
}
