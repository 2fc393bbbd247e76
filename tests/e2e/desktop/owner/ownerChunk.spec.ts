import type { Response } from '@playwright/test';

import { expect, test } from '../../fixtures.ts';
import {
  expectPanel,
  logIn,
  openLogin,
  openRunningStorefront,
  settingsButton,
} from '../../helpers/owner/owner.ts';

/** Texts of the login and of a form, which only the panel's code contains. */
async function hasPanelWords(response: Response): Promise<boolean> {
  const code = await response.text();
  return code.includes('Hatalı şifre!') || code.includes('Görsel URL');
}

/** The panel, and what it shares with others: folded texts, fields and words of a search with open controls, and what prints. */
const PANEL_FILES = 4;

// The shop may be loading its next slide when the network goes.
test.use({ expectedProblems: /ERR_INTERNET_DISCONNECTED/ });

test('the panel’s code is loaded on hover over the settings button, not for visitors, and then needs no network', async ({
  page,
  context,
}) => {
  const scripts: Response[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.push(response);
  });
  await openRunningStorefront(page);
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  const seen = [...scripts];
  expect(seen.length).toBeGreaterThan(0);
  expect((await Promise.all(seen.map(hasPanelWords))).filter(Boolean)).toEqual([]);

  await settingsButton(page).hover();
  await expect.poll(() => scripts.length).toBe(seen.length + PANEL_FILES);
  const added = scripts.slice(seen.length);
  expect((await Promise.all(added.map(hasPanelWords))).filter(Boolean)).toHaveLength(1);

  await context.setOffline(true);
  await openLogin(page);
  await logIn(page);
  await expectPanel(page);
  await expect(page.getByRole('searchbox', { name: 'Ürünlerde ara' })).toBeVisible();
  expect(scripts).toHaveLength(seen.length + PANEL_FILES);
});
