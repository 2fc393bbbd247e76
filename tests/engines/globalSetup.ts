import { rm } from 'node:fs/promises';
import { join } from 'node:path';

import { startLocalBackend } from '../../scripts/backend/localBackend.ts';
import { setPassword } from '../backend/support/owner.ts';
import { ADMIN_PASSWORD, type BuildName, builds, publishBuild } from '../e2e/builds.ts';
import { buildShop } from '../e2e/buildShop.ts';
import { hostSite } from '../e2e/helpers/hostedSite.ts';
import { publishBackend } from './backend.ts';
import { expectBrowsers } from './programs.ts';

const root = join(import.meta.dirname, '../..');

async function buildAndHost(name: BuildName, settings: Record<string, string>) {
  const outDir = join(root, '.local/engines', `${name}-${process.pid}`);
  await buildShop(outDir, { ...builds[name], ...settings });
  const site = await hostSite(outDir, 'header');
  publishBuild(name, site.address, outDir);
  return async () => {
    site.stop();
    await rm(outDir, { recursive: true, force: true });
  };
}

/** Starts a backend, and serves the shop without it, with it, and with it and open controls, under the strict policy, until the end. */
export default async function setUp() {
  expectBrowsers();
  const backend = await startLocalBackend();
  await setPassword(backend, ADMIN_PASSWORD);
  publishBackend(backend.url);
  const stops = await Promise.all([
    buildAndHost('local', {}),
    buildAndHost('backend', { VITE_SUPABASE_URL: backend.url }),
    buildAndHost('open', { VITE_SUPABASE_URL: backend.url }),
  ]);
  return async () => void (await Promise.all([...stops, backend.stop].map(async (stop) => stop())));
}
