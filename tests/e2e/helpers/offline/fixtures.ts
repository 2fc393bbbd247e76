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

interface WorkerFixtures {
  /** The folder of a later build like the first. */
  nextBuild: string;
  /** The folder of a build in which the owner has switched D23 off. */
  offBuild: string;
}

/**
 * Builds without `quickLogin`: here a login takes as long as in a real shop. Two builds never have the same scripts,
 * because the hash of the password has a new salt.
 */
async function withBuild(
  name: string,
  settings: object,
  provide: (folder: string) => Promise<void>,
) {
  const folder = `${folderOf('local')}-${name}-${process.pid}`;
  await buildShop(folder, { ...builds.local, ...settings }, { minify: false });
  await provide(folder);
  await rm(folder, { recursive: true, force: true });
}

/** The shop on a host of its own, in a browser that may install the service worker. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  serviceWorkers: 'allow',
  build: ['local', { option: true }],
  sitePath: ['/', { option: true }],
  site: async ({ build, sitePath }, provide) => {
    const site = await hostSite(folderOf(build), { path: sitePath });
    await provide(site);
    await site.stop();
  },
  baseURL: async ({ site }, provide) => provide(site.address),
  nextBuild: [
    async ({}, provide) => withBuild('next', {}, provide),
    { scope: 'worker', timeout: 120_000 },
  ],
  offBuild: [
    async ({}, provide) => withBuild('off', { OFFLINE: '0' }, provide),
    { scope: 'worker', timeout: 120_000 },
  ],
});
