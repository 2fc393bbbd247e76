import type { Page } from '@playwright/test';

import { expect, test } from '../fixtures.ts';

interface Drawing {
  elements: number;
  hasHero: boolean;
  cards: number;
  hasFooter: boolean;
  /** The rules that Emotion has made; the page has those of the first screen. */
  rules: number;
}

declare global {
  interface Window {
    drawings?: Drawing[];
  }
}

/** Notes what the page holds after each task that changed it. */
async function watchDrawings(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const drawings: Drawing[] = [];
    window.drawings = drawings;
    new MutationObserver(() => {
      const own = [...document.querySelectorAll<HTMLStyleElement>('style[data-emotion="css"]')];
      drawings.push({
        elements: document.querySelectorAll('#root *').length,
        hasHero: document.querySelector('[aria-label="Kampanyalar"]') !== null,
        cards: document.querySelectorAll('article').length,
        hasFooter: document.querySelector('footer') !== null,
        rules: own.reduce((sum, { sheet }) => sum + (sheet?.cssRules.length ?? 0), 0),
      });
    }).observe(document, { childList: true, subtree: true });
  });
}

test('the first screen is drawn first, with the styles of the page, then one part per task, the footer last', async ({
  page,
}) => {
  await watchDrawings(page);
  await page.goto('./');
  await expect(page.getByRole('contentinfo')).toBeAttached();

  const drawings = await page.evaluate(() => window.drawings ?? []);
  const withHero = drawings.filter(({ hasHero }) => hasHero);
  const [first] = withHero;
  expect(first).toMatchObject({ cards: 0, hasFooter: false, rules: 0 });
  expect(first?.elements).toBeGreaterThan(80);
  expect(first?.elements).toBeLessThan(200);

  const sizes = new Set(withHero.filter((each) => !each.hasFooter).map((each) => each.elements));
  expect(sizes.size).toBeGreaterThanOrEqual(6);
  await expect(page.getByRole('article')).toHaveCount(4);
  // Screen readers and hyphens follow it.
  await expect(page.locator('html')).toHaveAttribute('lang', 'tr');
});

test('the hero’s button shows the products also if it is pressed before they are drawn', async ({
  page,
}) => {
  await page.addInitScript(() => {
    new MutationObserver((_, observer) => {
      const button = document.querySelector<HTMLButtonElement>('[aria-label="1 / 3"] button');
      if (button === null) return;
      observer.disconnect();
      button.dataset['cards'] = String(document.querySelectorAll('article').length);
      button.click();
    }).observe(document, { childList: true, subtree: true });
  });
  await page.goto('./');
  const heading = page.getByRole('heading', { name: 'ÖNE ÇIKAN YEDEK PARÇALAR' });
  await expect(heading).toBeInViewport();
  await expect(page.locator('[data-cards]')).toHaveAttribute('data-cards', '0');
});
