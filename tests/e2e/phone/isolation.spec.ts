import { expect, test } from '../fixtures.ts';
import { advance } from '../helpers/clock.ts';
import { expectStorefront, FIRST_PART, openPart } from '../helpers/detail.ts';
import { openStorefrontAfterWelcome } from '../helpers/opening.ts';

test.use({ serviceWorkers: 'allow' });

// The fixture checks every spec's page. This spec visits everything, and checks the fixture too.
test('a complete visit sends no requests to other hosts and logs nothing', async ({
  page,
  context,
}) => {
  const asked = new Set<string>();
  const said: string[] = [];
  context.on('request', (request) => asked.add(new URL(request.url()).origin));
  context.on('console', (message) => said.push(message.text()));
  context.on('weberror', (error) => said.push(String(error.error())));

  await openStorefrontAfterWelcome(page);
  await advance(page, 15_000);
  for (const part of await page.getByRole('article').all()) await part.scrollIntoViewIfNeeded();
  await openPart(page, FIRST_PART);
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await page.goBack();
  await expectStorefront(page);
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await expect
    .poll(async () =>
      page.locator('img').evaluateAll((pictures) =>
        pictures.filter((picture) => {
          const box = picture.getBoundingClientRect();
          const isNear = box.bottom > 0 && box.top < window.innerHeight;
          return isNear && picture instanceof HTMLImageElement && picture.naturalWidth === 0;
        }),
      ),
    )
    .toEqual([]);

  expect([...asked]).toEqual([new URL(page.url()).origin]);
  expect(said).toEqual([]);
  expect(await page.evaluate(() => document.cookie)).toBe('');
});
