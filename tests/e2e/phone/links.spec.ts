import { expect, test } from '../fixtures.ts';
import { advance } from '../helpers/clock.ts';
import { FIRST_PART, openPart } from '../helpers/detail.ts';
import { expectContactLinks, messageOf } from '../helpers/links.ts';
import { openStorefront } from '../helpers/opening.ts';

test('every link of the storefront is a chat, a call or an e-mail', async ({ page }) => {
  await openStorefront(page);
  await expectContactLinks(page, { chats: 11, calls: 5 });
  await advance(page, 2000);
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectContactLinks(page, { chats: 12, calls: 6 });
});

test('so is every link of a part, and its chat messages name the part', async ({ page }) => {
  await openStorefront(page);
  const card = page.getByRole('article', { name: FIRST_PART });
  const fromCard = messageOf(
    await card.getByRole('link', { name: /WhatsApp/ }).getAttribute('href'),
  );
  expect(fromCard).toContain(FIRST_PART);
  expect(fromCard).toContain('2850 TL');
  expect(fromCard).not.toContain('3400 TL');

  await openPart(page, FIRST_PART);
  await expectContactLinks(page, { chats: 4, calls: 4 });
  const buy = page.getByRole('link', { name: 'WhatsApp ile Satın Al' });
  const fromDetail = messageOf(await buy.getAttribute('href'));
  for (const words of [FIRST_PART, 'SACHS', '2850 TL', '3400 TL']) {
    expect(fromDetail).toContain(words);
  }
});

test('the message for a part that was not found asks for the chassis number', async ({ page }) => {
  await openStorefront(page);
  const section = page.getByRole('region', { name: 'Aradığınız parçayı bulamadınız mı?' });
  await expect(section).toContainText('şasi numarası');
  const chat = section.getByRole('link', { name: /WhatsApp/ });
  expect(messageOf(await chat.getAttribute('href'))).toContain('Şasi no');
  await expect(section.getByRole('link', { name: /Ara/ })).toHaveAttribute('href', /^tel:/);
});
