import { launchOptions } from '../../../../scripts/chromium/launchOptions.ts';
import { expect } from '../../fixtures.ts';
import { test } from '../../helpers/offline/fixtures.ts';
import { visit } from '../../helpers/offline/worker.ts';

const HOST = 'dukkan.test';

test.use({
  launchOptions: {
    ...launchOptions,
    args: [...(launchOptions.args ?? []), `--host-resolver-rules=MAP ${HOST} 127.0.0.1`],
  },
});

// The fixture of `page` fails a test whose page logs anything.
test.describe('without https', () => {
  test.use({
    otherHosts: async ({ site }, provide) =>
      provide([new URL(site.address.replace('127.0.0.1', HOST)).host]),
  });

  test('the shop opens as before', async ({ page, site }) => {
    await page.goto(site.address.replace('127.0.0.1', HOST));
    await expect(page.getByRole('article')).toHaveCount(4);
    expect(await page.evaluate(() => 'serviceWorker' in navigator)).toBe(false);
  });
});

test('a browser that refuses service workers opens it as before', async ({ page }) => {
  await page.addInitScript(() => {
    ServiceWorkerContainer.prototype.register = async () => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    };
  });
  await visit(page);
});
