import { rm } from 'node:fs/promises';
import { join } from 'node:path';

import { preview } from 'vite';

import { type BuildName, builds, publishBuild } from './builds.ts';
import { buildShop } from './buildShop.ts';

const root = join(import.meta.dirname, '../..');

async function buildAndServe(name: BuildName): Promise<() => Promise<void>> {
  // A folder per run, so that two parallel runs do not delete each other's files.
  const outDir = join(root, '.local/e2e', `${name}-${process.pid}`);
  await buildShop(outDir, builds[name], { quickLogin: true });
  const server = await preview({
    root,
    build: { outDir },
    preview: { host: '127.0.0.1', port: 0 },
  });
  publishBuild(name, server.resolvedUrls?.local[0] ?? '', outDir);
  return async () => {
    await server.close();
    await rm(outDir, { recursive: true, force: true });
  };
}

/** Builds the shop without and with a backend in parallel, and serves both on free ports until the end. */
export default async function setUp() {
  const servers = await Promise.all([buildAndServe('local'), buildAndServe('backend')]);
  return async () => void (await Promise.all(servers.map(async (stop) => stop())));
}
