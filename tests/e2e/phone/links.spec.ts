import { expect, test } from '../fixtures.ts';
import { advance } from '../helpers/clock.ts';
import { expectStorefront, FIRST_PART, openPart } from '../helpers/detail.ts';
import { expectContactLinks, messageOf } from '../helpers/links.ts';
import { openStorefront } from '../helpers/opening.ts';

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
