import type { Page, Response } from '@playwright/test';

import { expect, test } from '../../fixtures.ts';
import {
  expectPanel,
  logIn,
  openLogin,
  openRunningStorefront,
  settingsButton,
} from '../../helpers/owner/owner.ts';

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

/** The panel, and what it shares with visitors of long lists. */
const PANEL_FILES = 2;

test.describe('when the code has loaded', () => {
  // The shop may be loading its next slide at that moment.
  test.use({ expectedProblems: /ERR_INTERNET_DISCONNECTED/ });

  test('the panel opens without a network', async ({ page, context }) => {
    await openRunningStorefront(page);
    const asked: string[] = [];
    const arrived: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'script') asked.push(request.url());
    });
    page.on('requestfinished', (request) => {
      if (request.resourceType() === 'script') arrived.push(request.url());
    });
    await settingsButton(page).hover();
    await expect.poll(() => arrived.length).toBe(PANEL_FILES);
    await context.setOffline(true);
    await openLogin(page);
    await logIn(page);
    await expectPanel(page);
    await expect(page.getByRole('searchbox', { name: 'Ürünlerde ara' })).toBeVisible();
    expect(asked).toHaveLength(PANEL_FILES);
  });
});
