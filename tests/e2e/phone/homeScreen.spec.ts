import { icons } from '../../../scripts/build/page/webManifest.ts';
import { shop } from '../../../src/content/shop.ts';
import { expect, test } from '../fixtures.ts';
import { openStorefront } from '../helpers/opening.ts';

test('the shop can be installed on a home screen, and every icon has the size of its file name', async ({
  page,
  context,
}) => {
  await openStorefront(page);
  const chromium = await context.newCDPSession(page);
  const { errors, data } = await chromium.send('Page.getAppManifest');
  expect(errors).toEqual([]);
  expect(JSON.parse(data ?? '')).toMatchObject({
    lang: 'tr',
    short_name: shop.name,
    // The shop may be in a folder of its host.
    start_url: './',
  });
  const { installabilityErrors } = await chromium.send('Page.getInstallabilityErrors');
  const kinds = installabilityErrors.map(({ errorId }) => errorId);
  // Chromium treats a test's browser context as a private window.
  expect(kinds.filter((kind) => kind !== 'in-incognito')).toEqual([]);

  const touchIcon = page.locator('link[rel="apple-touch-icon"]');
  await expect(touchIcon).toHaveAttribute('href', './icons/touch-180.png');
  const sizes = await page.evaluate(
    async (files) =>
      Promise.all(
        files.map(async (file) => {
          const { width, height } = await createImageBitmap(await (await fetch(file)).blob());
          return `${width}x${height}`;
        }),
      ),
    icons.map(({ file }) => file),
  );
  expect(sizes).toEqual(icons.map(({ size }) => `${size}x${size}`));
});
