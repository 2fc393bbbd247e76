import { shop } from '../../../src/content/shop.ts';
import { expect, test } from '../fixtures.ts';
import { FIRST_PART, openPart } from '../helpers/detail.ts';
import { openStorefront } from '../helpers/opening.ts';
import { openLogin, press } from '../helpers/owner/owner.ts';

const NAME = `${shop.name} ${shop.tradingWord}`;

test('the title of the tab names the open part, and goes back with it', async ({ page }) => {
  await openStorefront(page);
  await expect(page).toHaveTitle(NAME);
  await openPart(page, FIRST_PART);
  await expect(page).toHaveTitle(`${FIRST_PART} | ${NAME}`);
  await openLogin(page);
  await expect(page).toHaveTitle(`Site Yönetimi | ${NAME}`);
  await press(page, 'İptal');
  await expect(page).toHaveTitle(`${FIRST_PART} | ${NAME}`);
  await page.goBack();
  await expect(page).toHaveTitle(NAME);
});
