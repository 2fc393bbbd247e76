import { readFileSync } from 'node:fs';

import { expect, test } from 'vitest';

import { DEFAULT_PRODUCT_IMAGE } from '@/content/pictures';
import { sampleCatalog } from '@/data/schema/samples';
import { copiesOf, COPY_WIDTHS, PHONE_COPY_WIDTHS, phoneCopiesOf } from '@/domain/pictureCopies';

/** Bytes that a copy may have, by its width; the picture itself is for browsers that cannot read the copies. */
const MOST: Record<string, number> = { '320w': 14_000, '640w': 30_000, '1200w': 70_000 };
const MOST_WHOLE = 110_000;

/** The same of a slide's cut for phones, which is at 16:10. */
const MOST_PHONE: Record<string, number> = { '720w': 20_000, '1200w': 45_000 };
const MOST_SHARED = 120_000;

const { products, slides } = sampleCatalog;
const ours = [DEFAULT_PRODUCT_IMAGE, ...[...products, ...slides].map(({ image }) => image)];

const read = (path: string) => readFileSync(`public/${path}`);
const bytesOf = (path: string) => read(path).length;

/** Width and height as an AVIF file gives them: in its `ispe` box, after the box's name and four bytes of flags. */
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

test.each(ours)('%s is there in every size, and light', (image) => {
  const copies = listed(copiesOf(image));
  expect(copies).toHaveLength(COPY_WIDTHS.length);
  for (const [path, width] of copies) expect(bytesOf(path)).toBeLessThanOrEqual(MOST[width] ?? 0);
  expect(bytesOf(image)).toBeLessThanOrEqual(MOST_WHOLE);
});

test.each(slides.map(({ image }) => image))('%s is cut for phones, and light', (image) => {
  const copies = listed(phoneCopiesOf(image));
  expect(copies).toHaveLength(PHONE_COPY_WIDTHS.length);
  for (const [path, width] of copies) {
    const pixels = Number.parseInt(width, 10);
    expect(sizeOfAvif(path)).toEqual([pixels, pixels / 1.6]);
    expect(bytesOf(path)).toBeLessThanOrEqual(MOST_PHONE[width] ?? 0);
  }
});

test('the picture of shared links is a progressive JPEG of 1200 x 630, and light', () => {
  const file = read('images/open-graph.jpg');
  const frame = file.indexOf(Buffer.from([0xff, 0xc2]));
  expect([file.readUInt16BE(frame + 7), file.readUInt16BE(frame + 5)]).toEqual([1200, 630]);
  expect(file.length).toBeLessThanOrEqual(MOST_SHARED);
});
