import { expect, test } from '../fixtures.ts';
import { field, formOf, openPanel, press } from '../helpers/owner/owner.ts';

test.use({ viewport: { width: 1024, height: 600 } });

test('the buttons of a form cover no field that the Tab key reaches', async ({ page }) => {
  await openPanel(page);
  await press(page, 'Yeni Ürün');
  const form = formOf(page, 'Yeni Ürün');
  for (const label of ['Görsel URL', 'Açıklama', 'Stokta']) {
    const input = field(form, label);
    const isFocused = () => input.evaluate((element) => element === document.activeElement);
    while (!(await isFocused())) await page.keyboard.press('Tab');
    // The page scrolls to it smoothly.
    await expect
      .poll(() =>
        input.evaluate((element) => {
          const { left, top, bottom, width } = element.getBoundingClientRect();
          const onTop = (y: number) => document.elementFromPoint(left + width / 2, y);
          return [onTop(top + 2), onTop(bottom - 2)].map((covering) => covering === element);
        }),
      )
      .toEqual([true, true]);
  }
});
