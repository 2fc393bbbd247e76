import { test } from '../../fixtures.ts';
import { expectSlide, heroOf } from '../../helpers/carousels.ts';
import { advance } from '../../helpers/clock.ts';
import { openStorefront, openStorefrontAfterWelcome } from '../../helpers/opening.ts';
import { clearPointerAndFocus } from '../../helpers/tab.ts';

test('the hero moves every 5000 ms, also from the last slide to the first', async ({ page }) => {
  await openStorefront(page);
  await expectSlide(page, 1);
  await advance(page, 4999);
  await expectSlide(page, 1);
  await advance(page, 1);
  await expectSlide(page, 2);
  await advance(page, 4999);
  await expectSlide(page, 2);
  await advance(page, 1);
  await expectSlide(page, 3);
  await advance(page, 5000);
  await expectSlide(page, 1);
});

test('arrows step and wrap, dots show their slide', async ({ page }) => {
  await openStorefront(page);
  await heroOf(page).getByRole('button', { name: 'Önceki slayt' }).click();
  await expectSlide(page, 3);
  await heroOf(page).getByRole('button', { name: 'Sonraki slayt' }).click();
  await expectSlide(page, 1);
  for (const number of [3, 1, 2]) {
    await heroOf(page)
      .getByRole('button', { name: `${number}. slayt` })
      .click();
    await expectSlide(page, number);
  }
});

test('a full interval follows a step by hand', async ({ page }) => {
  await openStorefrontAfterWelcome(page);
  await advance(page, 1500);
  await heroOf(page).getByRole('button', { name: 'Sonraki slayt' }).click();
  await clearPointerAndFocus(page);
  await advance(page, 4999);
  await expectSlide(page, 2);
  await advance(page, 1);
  await expectSlide(page, 3);
});

test('the pause button stops the hero until it is pressed again', async ({ page }) => {
  await openStorefrontAfterWelcome(page);
  await heroOf(page).getByRole('button', { name: 'Otomatik geçişi durdur' }).click();
  await clearPointerAndFocus(page);
  await advance(page, 20_000);
  await expectSlide(page, 1);
  await heroOf(page).getByRole('button', { name: 'Otomatik geçişi başlat' }).click();
  await clearPointerAndFocus(page);
  await advance(page, 5000);
  await expectSlide(page, 2);
});
