import type { Page } from '@playwright/test';

import { expect } from '../../fixtures.ts';
import { heroOf } from '../../helpers/carousels.ts';
import { FIRST_PART, openPart } from '../../helpers/detail.ts';
import { test } from '../../helpers/offline/fixtures.ts';
import { storedPaths, visit, visitUntilStored } from '../../helpers/offline/worker.ts';

// The browser reports each file that it cannot fetch: here, pictures of other slides.
test.use({ expectedProblems: /^Failed to load resource|images\// });

const storedPictures = async (page: Page) =>
  (await storedPaths(page)).filter((path) => path.includes('/images/'));

async function keepsThePicturesThatWereShownLast(page: Page): Promise<void> {
  const pictures = await page.evaluate(async () => {
    // Different addresses of one file.
    const addresses = Array.from(
      { length: 70 },
      (_, index) => `images${'/'.repeat(index + 2)}brands/logo-yok.svg`,
    );
    for (const address of addresses) await (await fetch(address)).blob();
    return addresses;
  });
  await expect.poll(async () => storedPictures(page)).toHaveLength(60);
  await expect.poll(async () => storedPictures(page)).toContain(`/${pictures.at(-1)}`);
  // The page's own later pictures may have come meanwhile.
  const kept = (await storedPictures(page)).filter((path) => path.includes('//'));
  expect(kept.length).toBeGreaterThan(50);
  expect(kept).toEqual(pictures.slice(-kept.length).map((path) => `/${path}`));
}

test('the stored shop opens while its host fails, is silent or gone', async ({ page, site }) => {
  await visitUntilStored(page);
  const before = await storedPictures(page);

  await test.step('the host reports an error', async () => {
    site.failWith(503);
    await visit(page);
  });
  await test.step('what the host answers is shown if the shop is not there any more', async () => {
    site.failWith(404);
    expect((await page.goto('./'))?.status()).toBe(404);
  });
  await test.step('the host takes requests and never answers', async () => {
    site.fallSilent();
    site.requests.length = 0;
    await visit(page);
    expect(site.requests).toContain('/');
  });
  await test.step('nobody listens: pictures that were shown before are shown', async () => {
    await site.stop();
    await visit(page);
    const slide = heroOf(page).locator('img').first();
    await expect(slide).not.toHaveJSProperty('naturalWidth', 0);
    const shown = await slide.evaluate((img: HTMLImageElement) => new URL(img.currentSrc).pathname);
    expect(before).toContain(shown);
  });
});

test.describe('a shop in a folder of its host', () => {
  test.use({ sitePath: '/dukkan/' });

  test('opens although its server is gone, and leaves other files to the network', async ({
    page,
    site,
  }) => {
    await visitUntilStored(page);
    const text = await page.goto('./licenses.txt');
    expect(await text?.text()).toMatch(/MIT License[^]*SIL OPEN FONT LICENSE/);
    await site.stop();
    await visit(page);
    await openPart(page, FIRST_PART);
    const logo = page.getByRole('banner').locator('img[src="logo.svg"]');
    await expect(logo).not.toHaveJSProperty('naturalWidth', 0);
    await page.goto('./index.html?utm_source=whatsapp&parca=1#parca');
    await expect(page.getByRole('article')).toHaveCount(4);
    await expect(page.goto('./licenses.txt')).rejects.toThrow('ERR_CONNECTION_REFUSED');
  });
});

test('a visit stores the scripts of visitors only, and the 60 pictures that were shown last', async ({
  page,
}) => {
  await visitUntilStored(page);
  const stored = (await storedPaths(page)).filter((path) => path.endsWith('.js'));
  const names = stored.map((path) => path.replace(/^\/assets\/(\w+)-.*$/, '$1'));
  const expected = ['detail', 'index', 'photograph', 'print', 'welcome'];
  expect(names.toSorted()).toEqual(expected);
  await keepsThePicturesThatWereShownLast(page);
});
