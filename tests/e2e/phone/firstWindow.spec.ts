import { expect, test } from '../fixtures.ts';
import { FIRST_PART, LAST_PART, openPart } from '../helpers/detail.ts';
import { openStorefront } from '../helpers/opening.ts';

for (const part of [FIRST_PART, LAST_PART]) {
  test(`price, stock and chat of ${part} are in the first window`, async ({ page }) => {
    await openStorefront(page);
    await openPart(page, part);
    const main = page.getByRole('main');
    const bar = page.getByRole('contentinfo').getByRole('link', { name: 'WhatsApp’tan Yaz' });
    const edge = (await bar.boundingBox())?.y ?? 0;
    expect(edge).toBeGreaterThan(600);
    for (const fact of [
      main.getByRole('heading', { level: 1 }),
      main
        .getByText(/^[\d.,]+ TL$/)
        .filter({ visible: true })
        .first(),
      main.getByText(/^Stokta (?:Var|Yok)$/),
      main.getByRole('link', { name: 'WhatsApp ile Satın Al' }),
    ]) {
      await expect(fact).toBeInViewport({ ratio: 1 });
      const box = await fact.boundingBox();
      expect((box?.y ?? Infinity) + (box?.height ?? 0)).toBeLessThanOrEqual(edge);
    }
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    // Wider where something lies beside the page.
    expect(await page.evaluate(() => window.innerWidth)).toBe(360);
  });
}
