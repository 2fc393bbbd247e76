import { expect, test } from '../fixtures.ts';
import { advance } from '../helpers/clock.ts';
import { expectStorefront, FIRST_PART, openPart } from '../helpers/detail.ts';
import { expectContactLinks, linksOf, messageOf } from '../helpers/links.ts';
import { openStorefront } from '../helpers/opening.ts';
import { DEAD_PICTURES, useTraderCatalog } from '../helpers/traderShop.ts';

test('every link of the storefront, of a part and of the greeting is a chat, a call or an e-mail', async ({
  page,
}) => {
  await openStorefront(page);
  await expectContactLinks(page, { chats: 11, calls: 5 });
  await openPart(page, FIRST_PART);
  await expectContactLinks(page, { chats: 4, calls: 4 });
  const buy = page.getByRole('link', { name: 'WhatsApp ile Satın Al' });
  const message = messageOf(await buy.getAttribute('href'));
  for (const words of [FIRST_PART, 'SACHS', '2850 TL', '3400 TL']) {
    expect(message).toContain(words);
  }
  await page.goBack();
  await expectStorefront(page);
  await advance(page, 2000);
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectContactLinks(page, { chats: 12, calls: 6 });
});

test.describe('with a real trader’s catalogue', () => {
  test.use({ expectedProblems: DEAD_PICTURES });

  test('calls go to the first of two numbers, chats to the mobile one and ask for missing prices', async ({
    page,
  }) => {
    await useTraderCatalog(page);
    await openStorefront(page);
    const links = await linksOf(page);
    const calls = links.filter(({ href }) => href.startsWith('tel:'));
    const chats = links.filter(({ href }) => href.startsWith('https:'));
    expect(new Set(calls.map(({ href }) => href))).toEqual(new Set(['tel:+903123540000']));
    expect(new Set(chats.map(({ href }) => new URL(href).pathname))).toEqual(
      new Set(['/905320000000']),
    );
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    const card = page.getByRole('article').filter({ hasText: 'Fiyat sorun' }).first();
    const href = await card.getByRole('link').getAttribute('href');
    expect(messageOf(href)).toContain('Fiyatı ne kadar?');
  });
});
