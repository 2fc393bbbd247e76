import { expect, test } from 'vitest';

import {
  copiesOf,
  COPY_WIDTHS,
  PHONE_COPY_WIDTHS,
  PHONE_SLIDE_SIZES,
  PHONE_WINDOW,
  phoneCopiesOf,
  picturePreloads,
  SLIDE_SIZES,
  thumbnailOf,
} from './pictureCopies';

const srcSet = (suffix: string, widths: readonly number[]) =>
  widths.map((width) => `images/slides/far${suffix}-${width}.avif ${width}w`).join();

test('the shop’s own picture has copies in its folder, listed from narrow to wide', () => {
  expect(copiesOf('images/slides/far.webp')).toBe(srcSet('', COPY_WIDTHS));
  expect(phoneCopiesOf('images/slides/far.webp')).toBe(srcSet('-phone', PHONE_COPY_WIDTHS));
});

test.each([
  'https://ornek.example/images/slides/far.webp',
  'images/slides/far.svg',
  'images/brands/bosch.webp',
  'images/products/alt/far.webp',
  '',
])('the picture %j has no copies', (address) => {
  expect(copiesOf(address)).toBeUndefined();
});

test('an uploaded photograph has a small copy beside it, and no version for phones', () => {
  const photograph = `https://x.supabase.co/storage/v1/object/public/pictures/${'0a'.repeat(32)}.webp`;
  const copy = photograph.replace('.webp', '-400.webp');
  expect(copiesOf(photograph)).toBe(`${copy} 400w,${photograph} 1600w`);
  expect(thumbnailOf(photograph)).toBe(`${copy} 400w`);
  expect(phoneCopiesOf(photograph)).toBeUndefined();
  expect(copiesOf(photograph.replace('/pictures/', '/others/'))).toBeUndefined();
});

test('before a slide is drawn, its copies are fetched with the sizes of the page', () => {
  const href = 'images/slides/far.webp';
  const copy = { rel: 'preload', as: 'image', fetchPriority: 'high', href, type: 'image/avif' };
  expect(picturePreloads(href)).toEqual([
    {
      ...copy,
      media: PHONE_WINDOW,
      imageSizes: PHONE_SLIDE_SIZES,
      imageSrcset: phoneCopiesOf(href),
    },
    {
      ...copy,
      media: `not all and ${PHONE_WINDOW}`,
      imageSizes: SLIDE_SIZES,
      imageSrcset: copiesOf(href),
    },
  ]);
});
