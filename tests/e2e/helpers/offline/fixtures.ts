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
  /** Folders of later builds: one like the first, one in which the owner has switched D23 off. */
  laterBuilds: { next: string; off: string };
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
  laterBuilds: [
    async ({}, provide) => {
      const next = `${folderOf('local')}-next-${process.pid}`;
      const off = `${folderOf('local')}-off-${process.pid}`;
      // Without `quickLogin`: here a login takes as long as in a real shop.
      // Two builds never have the same scripts, because the hash of the password has a new salt.
      await buildShop(next, builds.local, { minify: false });
      await buildShop(off, { ...builds.local, OFFLINE: '0' }, { minify: false });
      await provide({ next, off });
      for (const folder of [next, off]) await rm(folder, { recursive: true, force: true });
    },
    { scope: 'worker', timeout: 120_000 },
  ],
});
