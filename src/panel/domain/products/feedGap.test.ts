import { expect, test } from 'vitest';

import { FEED_CASES } from '@/panel/domain/testing/feedCases';

import { feedGap } from './feedGap';

test.each(FEED_CASES)('a product of $price TL with the picture “$image”', ({ gap, ...product }) => {
  expect(feedGap(product)).toBe(gap);
});
