import { readdirSync, readFileSync } from 'node:fs';

import { expect, test } from 'vitest';

import { drawingOf } from '@/content/pictures';
import { sampleCatalog } from '@/data/schema/samples';
import {
  copiesOf,
  COPY_WIDTHS,
  PHONE_COPY_WIDTHS,
  phoneCopiesOf,
} from '@/domain/pictures/pictureCopies';
import { PRODUCT_CATEGORIES } from '@/domain/product';

/** The most bytes of a copy, by its width. The picture itself is for browsers that cannot read AVIF. */
const MAX_BYTES: Record<string, number> = {
  '320w': 6000,
  '480w': 9000,
  '640w': 14_000,
  '1200w': 40_000,
};
const MAX_BYTES_PICTURE = 110_000;

/** The same for the phone copies of a slide, which have the ratio 16:10. */
const MAX_BYTES_PHONE: Record<string, number> = {
  '720w': 16_000,
  '1080w': 20_000,
  '1200w': 45_000,
};
const MAX_BYTES_SHARED = 120_000;
const MAX_BYTES_DRAWING = 2500;

const { products, slides } = sampleCatalog;
const ownPictures = [...products, ...slides].map(({ image }) => image);

const read = (path: string) => readFileSync(`public/${path}`);
const bytesOf = (path: string) => read(path).length;

/** Width and height of an AVIF file. They are in its `ispe` box, after the box's name and four bytes of flags. */
function sizeOfAvif(path: string) {
  const file = read(path);
  expect(file.toString('latin1', 4, 12)).toBe('ftypavif');
  const box = file.indexOf('ispe');
  return [file.readUInt32BE(box + 8), file.readUInt32BE(box + 12)];
}

/** Paths and widths of a `srcset`. */
function listed(srcSet = ''): [path: string, width: string][] {
  return srcSet.split(',').map((copy) => copy.split(' ') as [string, string]);
}

test.each(ownPictures)('%s has a copy of every size, and none is too large', (image) => {
  const srcSet = listed(copiesOf(image));
  expect(srcSet).toHaveLength(COPY_WIDTHS.length);
  for (const [path, width] of srcSet) {
    expect(sizeOfAvif(path)[0]).toBe(Number.parseInt(width, 10));
    expect(bytesOf(path)).toBeLessThanOrEqual(MAX_BYTES[width] ?? 0);
  }
  expect(bytesOf(image)).toBeLessThanOrEqual(MAX_BYTES_PICTURE);
});

test.each(slides.map(({ image }) => image))(
  '%s has a copy of every size for phones, and none is too large',
  (image) => {
    const srcSet = listed(phoneCopiesOf(image));
    expect(srcSet).toHaveLength(PHONE_COPY_WIDTHS.length);
    for (const [path, width] of srcSet) {
      const pixels = Number.parseInt(width, 10);
      expect(sizeOfAvif(path)).toEqual([pixels, pixels / 1.6]);
      expect(bytesOf(path)).toBeLessThanOrEqual(MAX_BYTES_PHONE[width] ?? 0);
    }
  },
);

test('every category has a drawing of its own, and every other one the box', () => {
  const drawings = [...PRODUCT_CATEGORIES, 'Debriyaj'].map(drawingOf);
  expect(drawings.map((path) => path.replace('images/drawings/', '')).toSorted()).toEqual(
    readdirSync('public/images/drawings').toSorted(),
  );
  expect(drawings.at(-1)).toBe(drawingOf(''));
  for (const path of drawings) expect(bytesOf(path)).toBeLessThanOrEqual(MAX_BYTES_DRAWING);
});

test('the picture of shared links is a progressive JPEG of 1200 x 630, and not too large', () => {
  const file = read('images/open-graph.jpg');
  const frame = file.indexOf(Buffer.from([0xff, 0xc2]));
  expect([file.readUInt16BE(frame + 7), file.readUInt16BE(frame + 5)]).toEqual([1200, 630]);
  expect(file.length).toBeLessThanOrEqual(MAX_BYTES_SHARED);
});
