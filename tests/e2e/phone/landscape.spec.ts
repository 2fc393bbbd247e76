import type { Locator, Page } from '@playwright/test';

import { expect, test } from '../fixtures.ts';
import { heroOf } from '../helpers/carousels.ts';
import { advance } from '../helpers/clock.ts';
import { FIRST_PART, openPart } from '../helpers/detail.ts';
import { openStorefront, openStorefrontAfterWelcome } from '../helpers/opening.ts';

test.use({ viewport: { width: 740, height: 360 } });

test('the whole welcome modal is in the window of a phone on its side', async ({ page }) => {
  await openStorefront(page);
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

async function expectAboveContactBar(page: Page, part: Locator) {
  const bar = page.getByRole('contentinfo').getByRole('link', { name: 'WhatsApp’tan Yaz' });
  const edge = (await bar.boundingBox())?.y ?? 0;
  expect(edge).toBeGreaterThan(0);
  await expect(part).toBeInViewport({ ratio: 1 });
  const box = await part.boundingBox();
  expect((box?.y ?? Infinity) + (box?.height ?? 0)).toBeLessThan(edge);
}

test("the first window of a phone on its side shows the campaign's words", async ({ page }) => {
  await openStorefront(page);
  await expectAboveContactBar(page, heroOf(page).getByRole('heading').first());
});

test("the first window of a phone on its side shows a part's name, price and stock", async ({
  page,
}) => {
  await openStorefrontAfterWelcome(page);
  await openPart(page, FIRST_PART);
  const detail = page.getByRole('main');
  await expectAboveContactBar(page, detail.getByRole('heading', { level: 1 }));
  await expectAboveContactBar(
    page,
    detail.getByText('2850 TL', { exact: true }).filter({ visible: true }),
  );
  await expectAboveContactBar(page, detail.getByText('Stokta Var', { exact: true }));
});
