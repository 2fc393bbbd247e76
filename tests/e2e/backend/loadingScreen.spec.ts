import { expect, type Page } from '@playwright/test';

import { test } from '../backendFixtures.ts';
import { holdFiles } from '../helpers/holdFiles.ts';

/** Position and size of every element on the loading screen. */
async function boxesOf(page: Page) {
  return page.getByRole('status').evaluate((screen) => {
    // Stops the spinner, because its bounding box changes while it turns.
    for (const animation of document.getAnimations()) animation.cancel();
    return Array.from(screen.querySelectorAll('*'), (element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      return { tag: element.tagName, x, y, width, height };
    });
  });
}

for (const width of [360, 1440]) {
  test(`in a window of ${width} px the loading screen is shown before any script, and React renders the same`, async ({
    page,
    backend,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    backend.injectFaults(() => 'hang');
    const releaseScripts = await holdFiles(page, '**/*.js');

    await page.goto('./', { waitUntil: 'commit' });
    const screen = page.getByRole('status');
    await expect(screen).toContainText('Örnek Oto');
    await expect(screen).toContainText('TİCARET');
    await expect(screen).toContainText('Yükleniyor...');
    await expect(screen.locator('img')).not.toHaveJSProperty('naturalWidth', 0);
    expect(await page.evaluate(() => document.getAnimations().length)).toBe(1);
    const before = await boxesOf(page);
    expect(before.map(({ tag }) => tag)).toEqual(['IMG', 'P', 'STRONG', 'SPAN', 'I', 'P']);

    releaseScripts();
    // React's loading screen does not have this class.
    await expect(page.locator('.loading')).toHaveCount(0);
    await expect(screen).toContainText('Yükleniyor...');
    expect(await boxesOf(page)).toEqual(before);
  });
}
