import { LAST_PART } from '../../e2e/helpers/detail.ts';
import { expect, test } from '../fixtures.ts';
import type { ShopPage } from '../ShopPage.ts';

test.use({ build: 'backend', controls: 'open' });

test.beforeEach(async ({ shop }) => shop.open());

/** The part's name has Turkish and capital letters. No other part has both words. */
async function typeWords(shop: ShopPage): Promise<void> {
  await shop.browser.type(await shop.field('Ürün ara'), 'isik far');
}

const address = async ({ browser }: ShopPage) => browser.run<string>('return location.search');

async function expectFocused({ browser }: ShopPage, text: string): Promise<void> {
  await expect
    .poll(async () => browser.run('return document.activeElement.textContent'))
    .toBe(text);
}

async function expectResults(shop: ShopPage, heading: string): Promise<void> {
  await expectFocused(shop, heading);
  await shop.expectText('main [role="status"]', '1 ürün bulundu');
  await shop.expectCount('article', 1);
}

test('a part is suggested, chosen by the arrow key, and has an address; Back closes it', async ({
  shop,
}) => {
  await typeWords(shop);
  await shop.expectCount('option', 1);
  await shop.browser.press('ArrowDown');
  const [option] = await shop.all('option');
  await expect
    .poll(async () => shop.browser.run('return arguments[0].ariaSelected', option))
    .toBe('true');
  await shop.browser.press('Enter');
  await expectFocused(shop, LAST_PART);
  await expect.poll(async () => address(shop)).toMatch(/^\?parca=\d+$/);
  await shop.expectCount('option', 0);

  await shop.browser.back();
  await shop.expectShown('list', 'Kategoriler');
  expect(await address(shop)).toBe('');
});

test('a link leaves a press with Ctrl to the browser, and its address opens the part; Back closes it', async ({
  shop,
}) => {
  await shop.expectShown('link', LAST_PART);
  const [link] = await shop.all('link', LAST_PART);
  const href = await shop.browser.run<string>(
    `const press = new MouseEvent('click', { ctrlKey: true, bubbles: true, cancelable: true });
    addEventListener('click', (event) => {
      document.title = event.defaultPrevented ? 'taken' : 'left';
      event.preventDefault();
    }, { once: true });
    arguments[0].dispatchEvent(press);
    return arguments[0].href;`,
    link,
  );
  expect(await shop.browser.run('return document.title')).toBe('left');
  await shop.browser.open(href);
  await expectFocused(shop, LAST_PART);
  await expect.poll(async () => address(shop)).toBe(new URL(href).search);
  await shop.browser.back();
  await shop.expectShown('list', 'Kategoriler');
});

test('Back leads from a found part to the results, then to the storefront', async ({ shop }) => {
  const results = '“isik far” için sonuçlar';
  await typeWords(shop);
  await shop.browser.press('Enter');
  await expectResults(shop, results);
  await shop.press('link', LAST_PART);
  await shop.expectShown('button', 'Geri Dön');
  await expectFocused(shop, LAST_PART);
  await shop.browser.back();
  await shop.expectShown('heading', results);
  await expectFocused(shop, LAST_PART);
  await shop.browser.back();
  await shop.expectShown('list', 'Kategoriler');
});

test('a word that no part has is left out, an ending is none, and the typed car is noted', async ({
  shop,
}) => {
  await shop.browser.type(await shop.field('Ürün ara'), 'egea farları');
  await shop.browser.press('Enter');
  await expectFocused(shop, '“egea farları” için sonuçlar');
  await shop.expectText('main [role="status"]', '1 ürün bulundu');
  await shop.expectText('h1 + div p', '“egea” yazan parça yok. “farları” için sonuçlar:');
  await shop.press('button', 'Aracınız Egea mı? Mesajlarınıza ekleyelim');
  await shop.expectText('main', 'Egea mesajlarınızda yazacak.');
  const [chat] = await shop.all('link', 'WhatsApp');
  const message = await shop.browser.run<string>(
    `return new URL(arguments[0].href).searchParams.get('text')`,
    chat,
  );
  expect(message).toContain('Fiat Egea');
});

test('a part is put on the list, which the next visit keeps; Back closes the list', async ({
  shop,
}) => {
  await shop.press('button', 'Sepete Ekle');
  await shop.press('button', 'Sepet, 1 parça');
  await shop.expectShown('dialog', 'Sorulacak parçalar');
  await shop.press('button', 'Aracımı ekle');
  await shop.browser.type(await shop.field('Marka'), 'Fiat');
  await shop.browser.press('Enter');
  await shop.browser.back();
  await shop.expectCount('dialog', 0);

  await shop.open();
  await shop.press('button', 'Sepet, 1 parça');
  await shop.expectShown('link', 'WhatsApp ile sor');
  const [chat] = await shop.all('link', 'WhatsApp ile sor');
  const message = await shop.browser.run<string>(
    `return new URL(arguments[0].href).searchParams.get('text')`,
    chat,
  );
  expect(message).toMatch(/\n1\. .*\n\nAracım .*: Fiat\n/);
});
