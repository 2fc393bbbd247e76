import { rm } from 'node:fs/promises';
import { join } from 'node:path';

import { type BuildName, builds, publishBuild } from './builds.ts';
import { buildShop } from './buildShop.ts';
import { hostSite } from './helpers/hostedSite.ts';

const root = join(import.meta.dirname, '../..');

async function buildAndHost(name: BuildName): Promise<() => Promise<void>> {
  // A folder per run, so that two parallel runs do not delete each other's files.
  const outDir = join(root, '.local/e2e', `${name}-${process.pid}`);
  await buildShop(outDir, builds[name], { quickLogin: true });
  const site = await hostSite(outDir, 'header');
  publishBuild(name, site.address, outDir);
  return async () => {
    site.stop();
    await rm(outDir, { recursive: true, force: true });
  };
}

/** Builds the shop without and with a backend in parallel, and serves both under the strict policy until the end. */
export default async function setUp() {
  const stops = await Promise.all([buildAndHost('local'), buildAndHost('backend')]);
  return async () => void (await Promise.all(stops.map(async (stop) => stop())));
}
