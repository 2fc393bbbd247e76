import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { expect, test } from '../fixtures.ts';
import { logIn } from './panel.ts';

test.use({ build: 'backend' });

/** A blue square of 100 px in the middle of nothing, as a PNG in base64. */
const DRAW_LOGO = `
  const canvas = Object.assign(document.createElement('canvas'), { width: 300, height: 200 });
  const context = canvas.getContext('2d');
  context.fillStyle = '#1b4f8f';
  context.fillRect(100, 50, 100, 100);
  return canvas.toDataURL('image/png').split(',')[1];`;

/** The opacity of the chosen logo at its corner and in its middle. */
const OPACITIES = `
  const logo = document.querySelector('form img');
  const [width, height] = [logo.naturalWidth, logo.naturalHeight];
  const context = Object.assign(document.createElement('canvas'), { width, height }).getContext('2d');
  context.drawImage(logo, 0, 0);
  const opacityAt = (x, y) => context.getImageData(x, y, 1, 1).data[3];
  return [opacityAt(1, 1), opacityAt(width / 2, height / 2)];`;

test('a transparent logo stays transparent', async ({ shop, folder }) => {
  await shop.open();
  const file = join(folder, 'logo.png');
  writeFileSync(file, Buffer.from(await shop.browser.run<string>(DRAW_LOGO), 'base64'));
  await logIn(shop);
  await shop.press('button', 'Diğer');
  await shop.press('menuitem', 'Mağaza');
  await shop.press('button', 'Ad ve logo');
  await shop.browser.type(await shop.field('Fotoğraf seç'), file);
  await shop.expectText('form', 'Görsel hazır.');
  expect(await shop.browser.run(OPACITIES)).toEqual([0, 255]);
});
