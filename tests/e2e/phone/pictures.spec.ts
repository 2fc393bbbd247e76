import type { Page } from '@playwright/test';

import { DEFAULT_PRODUCT_IMAGE } from '../../../src/content/pictures.ts';
import { sampleCatalog } from '../../../src/data/schema/samples.ts';
import { copiesOf, phoneCopiesOf } from '../../../src/domain/pictureCopies.ts';
import { expect, test } from '../fixtures.ts';
import { openStorefront } from '../helpers/opening.ts';

test.use({ deviceScaleFactor: 2 });

const { products, slides } = sampleCatalog;
const ours = [DEFAULT_PRODUCT_IMAGE, ...[...products, ...slides].map(({ image }) => image)];

/** Bytes of the pictures that the page has loaded, by path. */
function watchPictures(page: Page): Map<string, Promise<number>> {
  const fetched = new Map<string, Promise<number>>();
  page.on('response', (response) => {
    const path = /images\/(products|slides)\/.*/.exec(response.url())?.[0];
    if (path !== undefined)
      fetched.set(
        path,
        response.body().then(({ length }) => length),
      );
  });
  return fetched;
}

test('the first view loads copies of the right width and few bytes', async ({ page }) => {
  const fetched = watchPictures(page);
  await openStorefront(page);
  await expect.poll(() => fetched.size).toBeGreaterThan(0);
  await page.waitForLoadState('networkidle');
  const bytes = await Promise.all(fetched.values());
  const total = bytes.reduce((sum, part) => sum + part, 0);
  const hero = [...fetched.keys()].find((path) => path.startsWith('images/slides/')) ?? '';
  expect([...fetched.keys()].filter((path) => !path.endsWith('.avif'))).toEqual([]);
  expect(hero).toContain('-phone-720.avif');
  expect(await fetched.get(hero)).toBeLessThanOrEqual(70_000);
  expect(total).toBeLessThanOrEqual(180_000);
});

test('every picture can be decoded in every size', async ({ page }) => {
  await openStorefront(page);
  const copies = [
    ...ours.map((image) => copiesOf(image)),
    ...slides.map(({ image }) => phoneCopiesOf(image)),
  ].flatMap((srcSet) => srcSet?.split(',') ?? []);
  const widths = await page.evaluate(
    async (all) =>
      Promise.all(
        all.map(async (copy) => {
          const [src = '', width] = copy.split(' ');
          const image = Object.assign(new Image(), { src });
          await image.decode();
          return `${src} ${image.naturalWidth}w, wanted ${width}`;
        }),
      ),
    copies,
  );
  expect(widths).toEqual(
    copies.map((copy) => `${copy}, wanted ${copy.slice(copy.lastIndexOf(' ') + 1)}`),
  );
});

test.describe('when the copies cannot be loaded', () => {
  test.use({ expectedProblems: /^Failed to load resource/ });

  test('the original pictures are shown', async ({ page }) => {
    await page.route('**/*.avif', async (route) => route.abort());
    await openStorefront(page);
    const picture = page.getByRole('article').first().locator('img');
    await picture.scrollIntoViewIfNeeded();
    await expect(picture).toHaveJSProperty('complete', true);
    await expect(picture).not.toHaveAttribute('srcset');
    await expect(picture).not.toHaveJSProperty('naturalWidth', 0);
  });
});
