import { LAST_PART } from '../../e2e/helpers/detail.ts';
import { messageOf } from '../../e2e/helpers/links.ts';
import { expect, test } from '../fixtures.ts';

test('a part opens, its chat names it, and Back returns to the same place', async ({ shop }) => {
  await shop.open();
  const place = async () => shop.browser.run<number>('return scrollY');
  await shop.press('button', LAST_PART);
  // The card that was pressed has the same heading, and the code of the open part may still be on the way.
  await expect.poll(place).toBe(0);
  await shop.expectShown('heading', LAST_PART);
  const [chat] = await shop.all('link', 'WhatsApp ile Satın Al');
  const href = await shop.browser.run<string>('return arguments[0].href', chat);
  expect(href).toMatch(/^https:\/\/wa\.me\/905320000000\?text=/);
  expect(messageOf(href)).toContain(LAST_PART);

  await shop.browser.back();
  await shop.expectCount('article', 4);
  await expect.poll(place).toBeGreaterThan(300);
  expect(await shop.browser.run('return document.activeElement.textContent')).toBe(LAST_PART);
});
