import type { Page, Response } from '@playwright/test';

import { expect, test } from '../fixtures.ts';
import {
  expectPanel,
  logIn,
  openLogin,
  openRunningStorefront,
  settingsButton,
  tabOf,
} from '../helpers/owner.ts';

const isScript = (response: Response) => response.request().resourceType() === 'script';

/** Words of the login and of a form, which only the panel's code can have. */
async function hasPanelWords(response: Response): Promise<boolean> {
  const code = await response.text();
  return code.includes('Hatalı şifre!') || code.includes('Görsel URL');
}

const approaches: Record<string, (page: Page) => Promise<void>> = {
  'a pointer over it': async (page) => settingsButton(page).hover(),
  'the focus on it': async (page) => settingsButton(page).focus(),
  'a press': async (page) => settingsButton(page).click(),
};

for (const [way, approach] of Object.entries(approaches)) {
  test(`the panel's code comes with ${way}, and for no visitor`, async ({ page }) => {
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
    await approach(page);
    expect((await panel).ok()).toBe(true);
  });
}

test.describe('once the code has come', () => {
  // The shop behind may just be asking for its next slide.
  test.use({ expectedNoise: /ERR_INTERNET_DISCONNECTED/ });

  test('the network may go', async ({ page, context }) => {
    await openRunningStorefront(page);
    const scripts: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'script') scripts.push(request.url());
    });
    const coming = page.waitForResponse(isScript);
    await settingsButton(page).hover();
    await (await coming).finished();
    await context.setOffline(true);
    await openLogin(page);
    await logIn(page);
    await expectPanel(page);
    await expect(tabOf(page, 'Ürünler (4)')).toBeVisible();
    expect(scripts).toHaveLength(1);
  });
});
