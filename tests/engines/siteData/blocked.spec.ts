import { FIRST_PART } from '../../e2e/helpers/detail.ts';
import { productsNamed } from '../backend.ts';
import { expect, test } from '../fixtures.ts';
import { addProduct, logIn } from '../owner/panel.ts';

test.use({
  siteData: 'blocked',
  // Said by our own code, and by Firefox about the service worker.
  expectedProblems:
    /Browser storage: |The browser refuses its lock|IndexedDB failed|Failed to register\/update a ServiceWorker/,
});

test('a browser without site data shows the shop, and a deletion is undone', async ({ shop }) => {
  await shop.open();
  await shop.expectCount('article', 4);
  await logIn(shop);
  await shop.press('button', `Sil: ${FIRST_PART}`);
  await shop.expectShown('tab', 'Ürünler (3)');
  await shop.press('button', 'Geri al');
  await shop.expectShown('tab', 'Ürünler (4)');
});

test.describe('with a database', () => {
  test.use({ build: 'backend' });

  test('a browser without site data sends what the owner adds', async ({ shop }, { project }) => {
    const name = `Conta ${project.name} ${Date.now()}`;
    await shop.open();
    await logIn(shop);
    await addProduct(shop, name);
    await expect.poll(async () => productsNamed(name)).toEqual([{ name, price: 1234 }]);
  });
});
