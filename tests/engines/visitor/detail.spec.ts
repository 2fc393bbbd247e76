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

/** Notes what each view transition moves. Returns whether the browser has them. */
const WATCH_TRANSITIONS = `
  window.moved = [];
  const start = document.startViewTransition?.bind(document);
  if (!start) return false;
  document.startViewTransition = (update) => {
    const transition = start(update);
    void transition.ready.then(() => {
      const names = document.getAnimations().map(({ effect }) => effect.pseudoElement ?? '');
      const moving = names.flatMap((name) => /group\\((.*-\\d+)\\)/.exec(name)?.[1] ?? []);
      window.moved.push([...new Set(moving)].sort().join());
    });
    return transition;
  };
  return true;`;

test('picture and badge move from the card to the detail and back, where the browser can', async ({
  shop,
}) => {
  await shop.open();
  const canMove = await shop.browser.run<boolean>(WATCH_TRANSITIONS);
  const expectMoved = async (times: number) =>
    expect
      .poll(async () => shop.browser.run('return window.moved'))
      .toEqual(canMove ? Array.from({ length: times }, () => 'indirim-1,parca-1') : []);
  await shop.press('button', `${LAST_PART} ayrıntısı`);
  await shop.expectShown('button', 'Geri Dön');
  await expectMoved(1);
  await shop.press('button', 'Geri Dön');
  await shop.expectCount('article', 4);
  await expectMoved(2);
});
