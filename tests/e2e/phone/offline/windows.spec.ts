import { chromium, type Page } from '@playwright/test';

import { launchOptions } from '../../../../scripts/chromium/launchOptions.ts';
import { expect } from '../../fixtures.ts';
import { test } from '../../helpers/offline/fixtures.ts';
import { storedPaths, visit, visitUntilStored } from '../../helpers/offline/worker.ts';
import { collectPageProblems } from '../../pageProblems.ts';

test.use({ expectedProblems: /^Failed to load resource|images\// });

test('opens without a network after the browser was closed', async ({
  site,
  viewport,
}, testInfo) => {
  const profile = testInfo.outputPath('profile');
  const inBrowser = async (work: (page: Page) => Promise<void>) => {
    const context = await chromium.launchPersistentContext(profile, {
      ...launchOptions,
      viewport,
      baseURL: site.address,
    });
    await work(context.pages()[0] ?? (await context.newPage()));
    await context.close();
  };
  await inBrowser(visitUntilStored);
  await site.stop();
  await inBrowser(visit);
});

// Chromium treats every context of a test as a private window.
test('what a private window has stored is gone with it', async ({ browser, page, site }) => {
  await visitUntilStored(page);
  expect((await storedPaths(page)).length).toBeGreaterThan(0);
  await page.context().close();

  const context = await browser.newContext({ baseURL: site.address });
  const next = await context.newPage();
  const problems = collectPageProblems(next, [new URL(site.address).host]);
  await next.goto('./licenses.txt');
  expect(await storedPaths(next)).toEqual([]);
  await visitUntilStored(next);
  expect(problems).toEqual([]);
  await context.close();
});
