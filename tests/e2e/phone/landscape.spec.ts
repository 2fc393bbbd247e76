import { expect, test } from '../fixtures.ts';
import { heroOf } from '../helpers/carousels.ts';
import { advance } from '../helpers/clock.ts';
import { openStorefront } from '../helpers/opening.ts';

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

test("the first window of a phone on its side shows the campaign's words", async ({ page }) => {
  await openStorefront(page);
  const bar = page.getByRole('contentinfo').getByRole('link', { name: 'WhatsApp’tan Yaz' });
  const edge = (await bar.boundingBox())?.y ?? 0;
  expect(edge).toBeGreaterThan(0);
  const title = heroOf(page).getByRole('heading').first();
  await expect(title).toBeInViewport({ ratio: 1 });
  const box = await title.boundingBox();
  expect((box?.y ?? Infinity) + (box?.height ?? 0)).toBeLessThan(edge);
});
