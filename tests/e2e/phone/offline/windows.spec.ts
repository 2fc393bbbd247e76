import { chromium, type Page } from '@playwright/test';

import { launchOptions } from '../../../../scripts/chromium/launchOptions.ts';
import { test } from '../../helpers/offline/fixtures.ts';
import { visit, visitUntilStored } from '../../helpers/offline/worker.ts';

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
