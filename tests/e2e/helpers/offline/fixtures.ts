import { rm } from 'node:fs/promises';

import { type BuildName, builds, folderOf } from '../../builds.ts';
import { buildShop } from '../../buildShop.ts';
import { test as base } from '../../fixtures.ts';
import { type HostedSite, hostSite } from '../hostedSite.ts';

interface Fixtures {
  build: BuildName;
  /** The folder of the shop on its host. */
  sitePath: string;
  site: HostedSite;
}

/** The shop on a host of its own, in a browser that may install the service worker. */
export const test = base.extend<Fixtures>({
  serviceWorkers: 'allow',
  build: ['local', { option: true }],
  sitePath: ['/', { option: true }],
  site: async ({ build, sitePath }, provide) => {
    const site = await hostSite(folderOf(build), { path: sitePath });
    await provide(site);
    await site.stop();
  },
  baseURL: async ({ site }, provide) => provide(site.address),
});

/**
 * Builds the shop once more for the tests of a file, and returns how they learn its folder. Without `quickLogin`: here a
 * login takes as long as in a real shop. Two builds never have the same scripts, because the hash of the password has a new
 * salt.
 */
export function buildForTests(name: string, settings: Record<string, string> = {}): () => string {
  let folder = '';
  test.beforeAll(async () => {
    folder = `${folderOf('local')}-${name}-${process.pid}`;
    await buildShop(folder, { ...builds.local, ...settings }, { minify: false });
  });
  test.afterAll(async () => rm(folder, { recursive: true, force: true }));
  return () => folder;
}
