import { readFileSync } from 'node:fs';

import { expect, test } from 'vitest';

import { copiesOf, COPY_WIDTHS, DEFAULT_PRODUCT_IMAGE } from '@/content/pictures';
import { sampleCatalog } from '@/data/samples';

/** Bytes that a copy may have, by its width; the picture itself is for browsers that cannot read the copies. */
const MOST: Record<string, number> = { '320w': 14_000, '640w': 30_000, '1200w': 70_000 };
const MOST_WHOLE = 110_000;

const { products, slides } = sampleCatalog;
const ours = [DEFAULT_PRODUCT_IMAGE, ...[...products, ...slides].map(({ image }) => image)];

const bytesOf = (path: string) => readFileSync(`public/${path}`).length;

test.each(ours)('%s is there in every size, and light', (image) => {
  const copies = copiesOf(image)?.split(',') ?? [];
  expect(copies).toHaveLength(COPY_WIDTHS.length);
  for (const copy of copies) {
    const [path = '', width = ''] = copy.split(' ');
    expect(bytesOf(path)).toBeLessThanOrEqual(MOST[width] ?? 0);
  }
  expect(bytesOf(image)).toBeLessThanOrEqual(MOST_WHOLE);
});
