import { expect, type Page } from '@playwright/test';

import { test } from '../backendFixtures.ts';
import { BACKEND_HOST } from '../builds.ts';

/** A shop with this many products, with texts of this many letters. */
function fill(count: number, letters: number): string {
  return `
    insert into products (name, price, original_price, image, category, brand, description, created_at)
    select 'Sol Ön Far ' || n, n, n + 1, 'images/products/on-far.webp', 'Farlar', 'HELLA', repeat('ş', ${letters}),
      timestamptz '2026-01-01' + n * interval '1 second'
    from generate_series(1, ${count}) n;
    insert into brands (name, logo)
    select 'Marka ' || n, 'images/brands/bosch.svg' from generate_series(1, 10) n;
    insert into slides (title, subtitle, description, image, button_text)
    values ('Kış Bakımı', 'Antifriz', 'Kışa hazır', 'images/slides/motor-yaglari.webp', 'İncele');
    insert into contact_info (phone, email, address, working_hours)
    values ('0312 345 67 89', 'usta@ornek.example', 'Ostim, Ankara', 'Her gün')`;
}

/** The sizes of all answers of the backend so far, in bytes before compression. */
function watchAnswers(page: Page): Promise<number>[] {
  const sizes: Promise<number>[] = [];
  page.on('requestfinished', (request) => {
    if (new URL(request.url()).host !== BACKEND_HOST || request.method() !== 'GET') return;
    const size = async () => (await (await request.response())?.body())?.length ?? 0;
    sizes.push(size());
  });
  return sizes;
}

const MOST_BYTES = 400_000;

for (const { count, letters, reads } of [
  // Products, brands, slides and contact details; then the page of products in the background.
  { count: 60, letters: 100, reads: 4 },
  { count: 5000, letters: 100, reads: 5 },
  { count: 5000, letters: 1000, reads: 5 },
]) {
  test(`of ${count} products with ${letters} letters, a page reads at most 400 KB before it is scrolled`, async ({
    page,
    backend,
  }) => {
    await backend.sql(fill(count, letters));
    const answers = watchAnswers(page);
    await page.goto('./');
    await expect(page.getByRole('contentinfo')).toBeAttached();
    await expect.poll(() => answers.length).toBe(reads);
    // Later than the welcome modal, and than any page that would follow at once.
    await expect(page.getByRole('dialog')).toBeVisible();
    expect(answers).toHaveLength(reads);
    const bytes = (await Promise.all(answers)).reduce((sum, size) => sum + size, 0);
    expect(bytes).toBeGreaterThan(count);
    expect(bytes).toBeLessThanOrEqual(MOST_BYTES);
  });
}

for (const { browser, hasIdleCallbacks } of [
  { browser: 'Chromium', hasIdleCallbacks: true },
  { browser: 'a browser without idle callbacks', hasIdleCallbacks: false },
]) {
  test(`in ${browser} the page of products in the background is asked for after the cards are painted`, async ({
    page,
    backend,
  }) => {
    await backend.sql(fill(1060, 100));
    await page.addInitScript((keeps) => {
      if (!keeps) Reflect.deleteProperty(window, 'requestIdleCallback');
      const send = window.fetch.bind(window);
      const asked: boolean[] = [];
      Object.assign(window, { asked });
      let isPainted = false;
      const watch = () => {
        // Two frames after the frame in which a card was there, that frame has been shown.
        if (document.querySelector('article') === null) return requestAnimationFrame(watch);
        return requestAnimationFrame(() => setTimeout(() => (isPainted = true)));
      };
      requestAnimationFrame(watch);
      window.fetch = async (input, init) => {
        if (/\/products\?.*or=/.test(new Request(input).url)) asked.push(isPainted);
        return send(input, init);
      };
    }, hasIdleCallbacks);
    await page.goto('./');
    const asked = async () => page.evaluate(() => Reflect.get(window, 'asked'));
    await expect.poll(asked).toEqual([true]);
  });
}

test('a reader of the brands sees nothing move while the page of products arrives', async ({
  page,
  backend,
}) => {
  await backend.sql(fill(1060, 100));
  const { promise: gate, resolve: release } = Promise.withResolvers<undefined>();
  backend.injectFaults(({ path }) => (path.includes('or=') ? gate : undefined));
  await page.goto('./');
  await expect(page.getByRole('contentinfo')).toBeAttached();
  const brands = page.getByRole('region', { name: 'POPÜLER MARKALAR' });
  await brands.scrollIntoViewIfNeeded();
  const places = async () =>
    page.evaluate(() =>
      ['h2', 'article h3', 'footer'].map((name) =>
        [...document.querySelectorAll(name)]
          .map((element) => Math.round(element.getBoundingClientRect().top))
          .filter((top) => top > -100 && top < window.innerHeight),
      ),
    );
  const height = async () => page.evaluate(() => document.documentElement.scrollHeight);
  const before = await places();
  release(undefined);
  await expect.poll(height).toBeGreaterThan(50_000);
  expect(await places()).toEqual(before);
  expect(before.flat().length).toBeGreaterThan(1);
});
