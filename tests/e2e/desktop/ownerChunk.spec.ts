import type { Page, Response } from '@playwright/test';

import { expect, test } from '../fixtures.ts';
import {
  expectPanel,
  logIn,
  openLogin,
  openRunningStorefront,
  settingsButton,
} from '../helpers/owner/owner.ts';

const isScript = (response: Response) => response.request().resourceType() === 'script';

/** Texts of the login and of a form, which only the panel's code contains. */
async function hasPanelWords(response: Response): Promise<boolean> {
  const code = await response.text();
  return code.includes('Hatalı şifre!') || code.includes('Görsel URL');
}

const triggers: Record<string, (page: Page) => Promise<void>> = {
  'hover over the settings button': async (page) => settingsButton(page).hover(),
  'focus on the settings button': async (page) => settingsButton(page).focus(),
  'a click on the settings button': async (page) => settingsButton(page).click(),
};

for (const [way, trigger] of Object.entries(triggers)) {
  test(`the panel's code is loaded on ${way}, and not for visitors`, async ({ page }) => {
    const scripts: Response[] = [];
    page.on('response', (response) => {
      if (isScript(response)) scripts.push(response);
    });
    await openRunningStorefront(page);
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    const seen = [...scripts];
    expect(seen.length).toBeGreaterThan(0);
    expect((await Promise.all(seen.map(hasPanelWords))).filter(Boolean)).toEqual([]);

    const panel = page.waitForResponse(
      async (response) => isScript(response) && (await hasPanelWords(response)),
    );
    await trigger(page);
    expect((await panel).ok()).toBe(true);
  });
}

test.describe('when the code has loaded', () => {
  // The shop may be loading its next slide at that moment.
  test.use({ expectedProblems: /ERR_INTERNET_DISCONNECTED/ });

  test('the panel opens without a network', async ({ page, context }) => {
    await openRunningStorefront(page);
    const scripts: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'script') scripts.push(request.url());
    });
    const files = ['panel', 'ProductsTab', 'UndoPrompt', 'RemovedList'].map((file) =>
      page.waitForResponse((response) => response.url().includes(`/${file}-`)),
    );
    await settingsButton(page).hover();
    for (const file of await Promise.all(files)) await file.finished();
    await context.setOffline(true);
    await openLogin(page);
    await logIn(page);
    await expectPanel(page);
    await expect(page.getByRole('searchbox', { name: 'Ürünlerde ara' })).toBeVisible();
    expect(scripts).toHaveLength(4);
  });
});
