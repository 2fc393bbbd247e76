import { expect, test } from '../fixtures.ts';
import { logIn } from './panel.ts';

const DROP = `
  const [name, type, at, kind] = arguments;
  const data = new DataTransfer();
  data.items.add(new File(['Ürün Adı;Fiyat\\nBırakılan;7\\n'], name, { type }));
  const options = { bubbles: true, cancelable: true };
  const event = kind === 'paste'
    ? new ClipboardEvent('paste', { ...options, clipboardData: data })
    : new DragEvent('drop', { ...options, dataTransfer: data });
  return !document.querySelector(at).dispatchEvent(event);`;

test('Back closes one layer after the other, and a file that is dropped takes no page away', async ({
  shop,
}) => {
  const { browser } = shop;
  await shop.open();
  expect(await browser.run(DROP, 'liste.csv', 'text/csv', 'header', 'drop')).toBe(true);
  await logIn(shop);
  await browser.run(DROP, 'liste.csv', 'text/csv', 'main', 'drop');
  await shop.expectShown('dialog', 'Listeyi kontrol edin');
  await browser.back();
  await shop.expectCount('dialog', 0);
  await shop.press('button', 'Yeni Ürün');
  await shop.fillIn({ 'Ürün Adı': 'Yarım' });
  await shop.press('button', 'Diğer');
  await shop.expectCount('menu', 1);
  await browser.back();
  await shop.expectCount('menu', 0);
  await shop.expectShown('heading', 'Yeni Ürün');
  await browser.back();
  await shop.expectCount('heading', 0, 'Yeni Ürün');
  await shop.expectText('main', 'Yarım kalan: Yarım');
  await browser.back();
  await shop.expectCount('heading', 0, 'Site Yönetimi');
});
