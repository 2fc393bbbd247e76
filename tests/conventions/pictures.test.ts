import { readdirSync, readFileSync } from 'node:fs';

import { expect, test } from 'vitest';

import { sampleCategoryNames } from '@/content/categories';
import { drawingOf } from '@/content/categories';
import { sampleCatalog } from '@/data/schema/samples';
import { copiesOf, phoneCopiesOf } from '@/domain/pictures/pictureCopies';

/** The most bytes of a copy, by its width. */
const COPY_BYTES = { '320w': 6000, '480w': 9000, '640w': 14_000, '1200w': 40_000 };
/** The most bytes of a slide's phone copy, by its width. They have the ratio 16:10. */
const PHONE_COPY_BYTES = { '720w': 16_000, '1080w': 20_000, '1200w': 45_000 };
/** The picture itself is for browsers that cannot read AVIF. */
const PICTURE_BYTES = 110_000;
const SHARED_BYTES = 120_000;
const DRAWING_BYTES = 2500;

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

/** Width and height of each copy that a `srcset` lists. */
function sizesOfCopies(srcSet = '', mostBytes: Record<string, number> = COPY_BYTES) {
  const copies = srcSet.split(',').map((copy) => copy.split(' '));
  expect(copies.map(([, width]) => width)).toEqual(Object.keys(mostBytes));
  return copies.map(([path = '', width = '']) => {
    const size = sizeOfAvif(path);
    expect(`${size[0]}w`).toBe(width);
    expect(bytesOf(path)).toBeLessThanOrEqual(mostBytes[width] ?? 0);
    return size;
  });
}

test.each(ownPictures)('%s has a copy of every size, and none is too large', (image) => {
  sizesOfCopies(copiesOf(image));
  expect(bytesOf(image)).toBeLessThanOrEqual(PICTURE_BYTES);
});

test.each(slides)('$image has a copy of every size for phones, and none is too large', (slide) => {
  for (const [width = 0, height] of sizesOfCopies(phoneCopiesOf(slide.image), PHONE_COPY_BYTES)) {
    expect(height).toBe(width / 1.6);
  }
});

test('every category has a drawing of its own, and every other one the box', () => {
  const drawings = [...sampleCategoryNames, 'Debriyaj'].map(drawingOf);
  expect(drawings.map((path) => path.replace('images/drawings/', '')).toSorted()).toEqual(
    readdirSync('public/images/drawings').toSorted(),
  );
  expect(drawings.at(-1)).toBe(drawingOf(''));
  for (const path of drawings) expect(bytesOf(path)).toBeLessThanOrEqual(DRAWING_BYTES);
});

test('the picture of shared links is a progressive JPEG of 1200 x 630, and not too large', () => {
  const file = read('images/open-graph.jpg');
  const frame = file.indexOf(Buffer.from([0xff, 0xc2]));
  expect([file.readUInt16BE(frame + 7), file.readUInt16BE(frame + 5)]).toEqual([1200, 630]);
  expect(file.length).toBeLessThanOrEqual(SHARED_BYTES);
});
