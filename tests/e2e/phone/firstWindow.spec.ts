import type { Locator, Page } from '@playwright/test';

import { expect, test } from '../fixtures.ts';
import { heroOf } from '../helpers/carousels.ts';
import { advance } from '../helpers/clock.ts';
import { expectStorefront, FIRST_PART, openPart } from '../helpers/detail.ts';
import { openStorefront } from '../helpers/opening.ts';
import { DEAD_PICTURES, LONG_NAME, useTraderCatalog } from '../helpers/traderShop.ts';

/** All of it is in the window, and nothing of it is behind the contact bar, which is away beside a part's own chat button. */
async function expectAboveContactBar(page: Page, ...parts: Locator[]) {
  const bar = page.getByRole('contentinfo').getByRole('link', { name: 'WhatsApp’tan Yaz' });
  // Repeated, because the bar may leave between two of these steps: it is away while the page's own button is in sight.
  await expect(async () => {
    const [top] = await bar.evaluateAll((links) =>
      links.map((link) => link.getBoundingClientRect().top),
    );
    const edge = top ?? page.viewportSize()?.height ?? 0;
    expect(edge).toBeGreaterThan(200);
    for (const part of parts) {
      await expect(part).toBeInViewport({ ratio: 1 });
      const { y = Infinity, height = 0 } = (await part.boundingBox()) ?? {};
      expect(y + height).toBeLessThanOrEqual(edge);
    }
  }).toPass();
}

function factsOf(page: Page) {
  const main = page.getByRole('main');
  return [
    main.getByRole('heading', { level: 1 }),
    main
      .getByText(/^[\d.,]+ TL$/)
      .filter({ visible: true })
      .first(),
    main.getByText(/^Stokta (?:Var|Yok)$/),
  ];
}

test.describe('with a real trader’s catalogue', () => {
  test.use({ expectedProblems: DEAD_PICTURES });

  test('the first card is two windows down, neighbours stand on the same lines, and a part’s facts are in the first window', async ({
    page,
  }) => {
    await useTraderCatalog(page);
    await openStorefront(page);
    const hero = await heroOf(page).boundingBox();
    expect(hero?.height).toBeLessThanOrEqual(0.72 * 740);

    const cards = page.getByRole('article');
    expect((await cards.first().boundingBox())?.y).toBeLessThanOrEqual(1320);
    const lines = await cards.evaluateAll((articles) =>
      articles.slice(0, 2).map((card) => {
        const { top, height } = card.getBoundingClientRect();
        const parts = card.querySelectorAll('h3, p, a');
        return {
          height,
          tops: Array.from(parts, (part) => part.getBoundingClientRect().top - top),
        };
      }),
    );
    expect(lines[1]).toEqual(lines[0]);
    expect(lines[0]?.height).toBeLessThanOrEqual(420);

    // It has a name of three lines and two prices.
    await openPart(page, LONG_NAME);
    const chat = page.getByRole('main').getByRole('link', { name: 'WhatsApp ile Satın Al' });
    await expectAboveContactBar(page, ...factsOf(page), chat);
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    // Wider where something lies beside the page.
    expect(await page.evaluate(() => window.innerWidth)).toBe(360);
  });
});

test('on a phone on its side the first window shows the campaign, a part’s facts or the whole greeting', async ({
  page,
}) => {
  await page.setViewportSize({ width: 740, height: 360 });
  await openStorefront(page);
  await expectAboveContactBar(page, heroOf(page).getByRole('heading').first());
  await openPart(page, FIRST_PART);
  await expectAboveContactBar(page, ...factsOf(page));
  await page.goBack();
  await expectStorefront(page);

  await advance(page, 2500);
  const dialog = page.getByRole('dialog');
  for (const part of [
    dialog.getByRole('heading'),
    dialog.getByText('+90 532 000 00 00'),
    dialog.getByRole('button', { name: 'Kapat' }),
    dialog.getByRole('link', { name: 'WhatsApp' }),
    dialog.getByRole('link', { name: 'Ara' }),
  ]) {
    await expect(part).toBeInViewport({ ratio: 1 });
  }
});
