import { expect, test } from '../../fixtures.ts';
import { advance } from '../../helpers/clock.ts';
import { openStorefront } from '../../helpers/opening.ts';

const card = { name: 'Debriyaj Seti (Baskı, Balata, Rulman)', exact: true };

test('the welcome modal waits until the visitor closes the detail', async ({ page }) => {
  await openStorefront(page);
  await advance(page, 1500);
  await page.getByRole('button', card).click();
  const back = page.getByRole('button', { name: 'Geri Dön' });
  // Before the clock goes on: until then the modal's time still runs.
  await expect(back).toBeVisible();
  await advance(page, 10_000);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await back.click();
  await expect(back).toHaveCount(0);
  await advance(page, 1999);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await advance(page, 1);
  await expect(page.getByRole('dialog')).toBeVisible();
});

test.describe('on a slow or broken network', () => {
  test.use({ expectedProblems: /net::ERR_FAILED/ });

  test('the shop works when the welcome modal cannot be loaded', async ({ page }) => {
    await page.route('**/welcome-*.js', async (route) => route.abort());
    await openStorefront(page);
    await advance(page, 5000);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.getByRole('button', card).click();
    await page.goBack();
    await expect(page.getByRole('article')).toHaveCount(4);
    await page.goBack();
    expect(page.url()).toBe('about:blank');
  });

  test('a welcome modal that loads late does not cover the detail', async ({ page }) => {
    const { promise: arrival, resolve: arrive } = Promise.withResolvers<void>();
    await page.route('**/welcome-*.js', async (route) => {
      await arrival;
      await route.continue();
    });
    await openStorefront(page);
    await advance(page, 3000);
    await page.getByRole('button', card).click();
    const arrived = page.waitForResponse('**/welcome-*.js');
    arrive();
    await (await arrived).finished();
    await advance(page, 1000);
    await expect(page.getByRole('heading', { level: 1, name: card.name })).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.goBack();
    // React may wait for a card's picture before it shows the storefront, half a second at most.
    await advance(page, 1000);
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.keyboard.press('Escape');
    await advance(page, 500);
    await expect(page.getByRole('button', card)).toBeVisible();
  });
});
