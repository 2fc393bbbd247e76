import { expect, test } from 'vitest';

import { logoCopyOf } from './logoCopies';

const folder = 'https://x.supabase.co/storage/v1/object/public/pictures/';
const hash = '0a'.repeat(32);

test('a logo that was drawn in the panel has its copies beside it', () => {
  expect(logoCopyOf(`${folder}${hash}.png`, 'onDark')).toBe(`${folder}${hash}-dark.png`);
  expect(logoCopyOf(`${folder}${hash}.png`, 'share')).toBe(`${folder}${hash}-share.jpg`);
});

test.each(['logo.svg', 'https://ornek.example/logo.png', `${folder}${hash}.jpg`])(
  'the logo %j has none',
  (logo) => expect(logoCopyOf(logo, 'onDark')).toBeUndefined(),
);
