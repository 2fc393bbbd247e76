import type { Locator, Page, Response } from '@playwright/test';

import { sampleCatalog } from '../../../src/data/schema/samples.ts';
import { expect, test } from '../fixtures.ts';
import { brandsOf, expectSlide } from '../helpers/carousels.ts';
import { advance } from '../helpers/clock.ts';
import { openStorefront } from '../helpers/opening.ts';
import { saveInBrowser } from '../helpers/savedCopy.ts';

test.use({ deviceScaleFactor: 2 });

const brandsWithLogos = sampleCatalog.brands.map(({ id, name }) => ({
  id,
  name,
  logo: `images/drawings/motor.svg?logo${id}`,
}));

/** The answers with pictures that the page has got, by path. */
function watchPictures(page: Page): Map<string, Response> {
  const fetched = new Map<string, Response>();
  page.on('response', (response) => {
    const path = /images\/(products|slides)\/.*/.exec(response.url())?.[0];
    if (path !== undefined) fetched.set(path, response);
  });
  return fetched;
}

test('the first view loads copies of the right width and few bytes, and later the second slide’s picture before its turn', async ({
  page,
}) => {
  const fetched = watchPictures(page);
  const slidesFetched = () => [...fetched.keys()].filter((path) => path.includes('slides/')).length;
  await openStorefront(page);
  await expect.poll(slidesFetched).toBe(1);
  await page.waitForLoadState('networkidle');
  const sizes = [...fetched].map(
    async ([path, response]) => [path, (await response.body()).length] as const,
  );
  const bytes = new Map(await Promise.all(sizes));
  const total = [...bytes.values()].reduce((sum, part) => sum + part, 0);
  const hero = [...fetched.keys()].find((path) => path.startsWith('images/slides/')) ?? '';
  expect([...fetched.keys()].filter((path) => !path.endsWith('.avif'))).toEqual([]);
  expect(hero).toContain('-phone-720.avif');
  expect(bytes.get(hero)).toBeLessThanOrEqual(16_000);
  expect(total).toBeLessThanOrEqual(56_000);

  await advance(page, 2000);
  await page.waitForLoadState('networkidle');
  expect(slidesFetched()).toBe(1);
  await advance(page, 1000);
  await expect.poll(slidesFetched).toBeGreaterThan(1);
  await expectSlide(page, 1);
});

const moments: Record<string, (page: Page) => Promise<void>> = {
  'the reader comes near': (page) => brandsOf(page).scrollIntoViewIfNeeded(),
  'three seconds have passed': (page) => advance(page, 3000),
};
for (const [moment, bring] of Object.entries(moments))
  test(`the brands’ logos are fetched when ${moment}`, async ({ page }) => {
    const logos = new Set<string>();
    page.on('request', (request) => {
      if (request.url().includes('?logo')) logos.add(request.url());
    });
    await saveInBrowser(page, 'brands', brandsWithLogos);
    await openStorefront(page);
    await page.waitForLoadState('networkidle');
    expect(logos.size).toBe(0);
    await bring(page);
    await expect.poll(() => logos.size).toBe(brandsWithLogos.length);
  });

async function copyIn(picture: Locator): Promise<string> {
  await picture.scrollIntoViewIfNeeded();
  await expect(picture).toHaveJSProperty('complete', true);
  return picture.evaluate((image: HTMLImageElement) => image.currentSrc);
}

const phones: [width: number, scale: number, slide: number, card: number][] = [
  [390, 3, 1080, 640],
  [412, 2.625, 1080, 480],
];
for (const [width, scale, slide, card] of phones)
  test.describe(`a window of ${width} px on a screen of ${scale} pixels per point`, () => {
    test.use({ viewport: { width, height: 800 }, deviceScaleFactor: scale });

    test('loads copies about as wide as it shows them', async ({ page }) => {
      await openStorefront(page);
      expect(await copyIn(page.locator('main img').first())).toContain(`-phone-${slide}.avif`);
      const inCard = page.getByRole('article').first().locator('img');
      expect(await copyIn(inCard)).toContain(`-${card}.avif`);
    });
  });

test.describe('when the copies cannot be loaded', () => {
  test.use({ expectedProblems: /^Failed to load resource/ });

  test('the original pictures are shown', async ({ page }) => {
    await page.route('**/*.avif', async (route) => route.abort());
    await openStorefront(page);
    const card = page.getByRole('article').first();
    // Not the picture, whose element is another one after the failure.
    await card.scrollIntoViewIfNeeded();
    const picture = card.locator('img');
    await expect(picture).toHaveJSProperty('complete', true);
    await expect(picture).not.toHaveAttribute('srcset');
    await expect(picture).not.toHaveJSProperty('naturalWidth', 0);
  });
});
