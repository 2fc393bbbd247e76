import { expect } from '../../fixtures.ts';
import { FIRST_PART, openPart } from '../../helpers/detail.ts';
import { test } from '../../helpers/offline/fixtures.ts';
import { storedPaths, visit, visitUntilStored } from '../../helpers/offline/worker.ts';

// The browser reports each file that it cannot fetch: here, pictures of other slides.
test.use({ expectedProblems: /^Failed to load resource|images\// });

for (const sitePath of ['/', '/dukkan/']) {
  test.describe(`a shop at ${sitePath}`, () => {
    test.use({ sitePath });

    test('opens although its server is gone', async ({ page, site }) => {
      await visitUntilStored(page);
      await site.stop();
      await visit(page);
      await openPart(page, FIRST_PART);
      const logo = page.getByRole('banner').locator('img[src="logo.svg"]');
      expect(await logo.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);

      await page.goto('./index.html?utm_source=whatsapp#parca');
      await expect(page.getByRole('article')).toHaveCount(4);
    });

    test('opens although its server takes the request and never answers', async ({
      page,
      site,
    }) => {
      await visitUntilStored(page);
      site.fallSilent();
      site.requests.length = 0;
      await visit(page);
      expect(site.requests).toContain(sitePath);
    });
  });
}

test('shows the pictures that were shown before', async ({ page, site }) => {
  await visitUntilStored(page);
  const before = await storedPaths(page);
  await site.stop();
  await visit(page);
  const slide = page.getByRole('region', { name: 'Kampanyalar' }).locator('img').first();
  await expect
    .poll(async () => slide.evaluate((img: HTMLImageElement) => img.naturalWidth))
    .toBeGreaterThan(0);
  const shown = await slide.evaluate((img: HTMLImageElement) => new URL(img.currentSrc).pathname);
  expect(before).toContain(shown);
});

test('keeps the 60 pictures that were shown last', async ({ page }) => {
  await visitUntilStored(page);
  const pictures = await page.evaluate(async () => {
    // Different addresses of one file.
    const addresses = Array.from(
      { length: 70 },
      (_, index) => `images${'/'.repeat(index + 2)}brands/bosch.svg`,
    );
    for (const address of addresses) await (await fetch(address)).blob();
    return addresses;
  });
  const stored = async () => (await storedPaths(page)).filter((path) => path.includes('/images/'));
  await expect.poll(stored).toHaveLength(60);
  await expect.poll(stored).toContain(`/${pictures.at(-1)}`);
  // The page's own later pictures may have come meanwhile.
  const kept = (await stored()).filter((path) => path.includes('//'));
  expect(kept.length).toBeGreaterThan(50);
  expect(kept).toEqual(pictures.slice(-kept.length).map((path) => `/${path}`));
});

test('opens from the copy while the host reports an error', async ({ page, site }) => {
  await visitUntilStored(page);
  site.failWith(503);
  await visit(page);
});

test('shows what the host answers if the shop is not there any more', async ({ page, site }) => {
  await visitUntilStored(page);
  site.failWith(404);
  expect((await page.goto('./'))?.status()).toBe(404);
});

test('other files of the folder are left to the network', async ({ page, site }) => {
  await visitUntilStored(page);
  const text = await page.goto('./licenses.txt');
  expect(await text?.text()).toContain('MIT');
  await site.stop();
  await expect(page.goto('./licenses.txt')).rejects.toThrow('ERR_CONNECTION_REFUSED');
});
