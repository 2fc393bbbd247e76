import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { drawLying, withOrientation } from '../../e2e/helpers/owner/photographs.ts';
import { productsNamed } from '../backend.ts';
import { expect, test } from '../fixtures.ts';
import { fillInProduct, logIn } from './panel.ts';

test.use({ build: 'backend' });

test('a photograph is turned, shown in the form and sent with the product', async ({
  shop,
  folder,
}, { project }) => {
  const NAME = `Fotoğraflı ${project.name} ${Date.now()}`;
  const file = join(folder, 'IMG_0001.jpg');
  await shop.open();
  const lying = await shop.browser.run<string>(`return (${drawLying.toString()})([800, 600])`);
  writeFileSync(file, withOrientation(lying));

  await logIn(shop);
  await shop.press('button', 'Yeni Ürün');
  await fillInProduct(shop, NAME);
  await shop.browser.type(await shop.field('Fotoğraf seç'), file);
  await shop.expectText('form', 'Görsel hazır.');
  const sizes = await shop.browser.run<string[]>(
    `return [...document.querySelectorAll('form img')].map((it) => it.naturalWidth + ' x ' + it.naturalHeight)`,
  );
  expect(sizes[0]).toBe('600 x 800');

  await shop.press('button', 'Kaydet');
  const address = async () => JSON.stringify(await productsNamed(NAME, 'image'));
  await expect.poll(address).toMatch(/[0-9a-f]{64}\.(webp|jpg)"/);
  const [url = ''] = /http[^"]+/.exec(await address()) ?? [];
  const picture = await fetch(url);
  expect(picture.status).toBe(200);
  // Where a browser writes no WebP, it is a JPEG.
  const type = url.endsWith('.webp') ? 'image/webp' : 'image/jpeg';
  expect(picture.headers.get('content-type')).toBe(type);
});
