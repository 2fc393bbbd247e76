import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { expect, test as base } from '@playwright/test';

import { type BuildName, folderOf } from '../e2e/builds.ts';
import { type HostedSite, hostSite } from '../e2e/helpers/hostedSite.ts';
import type { BrowserOptions, SiteData } from './browser/Browser.ts';
import { startFirefox } from './browser/firefox.ts';
import { startWebKit } from './browser/webkit.ts';
import { ShopPage } from './ShopPage.ts';

export { expect };

export interface EngineOptions {
  engine: 'firefox' | 'webkit';
  size: BrowserOptions['size'];
  siteData: SiteData;
  build: BuildName;
  controls: 'closed' | 'open';
  /** Console messages that the test causes on purpose. */
  expectedProblems: RegExp | undefined;
}

interface Fixtures {
  site: HostedSite;
  /** A new profile: nothing is stored, nothing is open. */
  folder: string;
  shop: ShopPage;
}

/** The built shop in a real browser. A test fails if the page writes an error to its console. */
export const test = base.extend<EngineOptions & Fixtures>({
  engine: ['firefox', { option: true }],
  size: [{ width: 1440, height: 900 }, { option: true }],
  siteData: ['allowed', { option: true }],
  build: ['local', { option: true }],
  controls: ['closed', { option: true }],
  expectedProblems: [undefined, { option: true }],
  site: async ({ build, controls }, provide) => {
    const site = await hostSite(folderOf(build), { controls });
    await provide(site);
    await site.stop();
  },
  folder: async ({}, provide) => {
    const folder = await mkdtemp(join(tmpdir(), 'shop-'));
    await provide(folder);
    await rm(folder, { recursive: true, force: true, maxRetries: 10 });
  },
  shop: async ({ engine, size, siteData, folder, site, expectedProblems }, provide, testInfo) => {
    const start = engine === 'firefox' ? startFirefox : startWebKit;
    const browser = await start({ size, siteData, folder });
    testInfo.annotations.push({ type: 'browser', description: browser.version });
    try {
      await provide(new ShopPage(browser, site.address));
      if (testInfo.status !== testInfo.expectedStatus) {
        await writeFile(testInfo.outputPath('window.png'), await browser.screenshot());
      }
      const problems = await browser.problems();
      expect(problems.filter((problem) => !expectedProblems?.test(problem))).toEqual([]);
    } finally {
      await browser.close();
    }
  },
});
