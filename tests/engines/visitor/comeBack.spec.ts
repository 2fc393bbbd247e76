import { setPrice } from '../backend.ts';
import { test } from '../fixtures.ts';

test.use({ build: 'backend' });

test('who comes back after ten minutes sees the new price', async ({ shop }, testInfo) => {
  const name = `Dönüş (${testInfo.project.name})`;
  await setPrice(name, 1111);
  await shop.open();
  await shop.expectText('main', '1111 TL');
  await setPrice(name, 2222);
  await shop.browser.run(`
    function look(isHidden) {
      Object.defineProperty(document, 'hidden', { configurable: true, get: () => isHidden });
      document.dispatchEvent(new Event('visibilitychange'));
    }
    look(true);
    const { now } = window.Date;
    window.Date.now = () => now() + 600_000;
    look(false);`);
  await shop.expectText('main', '2222 TL');
});
