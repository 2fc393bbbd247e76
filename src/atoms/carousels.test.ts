import { createStore } from 'jotai';
import { expect, test } from 'vitest';

import { memoryRepository } from '@/data/testing/memoryRepository';
import { brand, catalog, slide } from '@/domain/testing/examples';

import {
  brandCarousel,
  carouselPositions,
  shownBrandsAtom,
  shownSlidesAtom,
  slider,
  wrapIndex,
} from './carousels';
import { loadCatalogAtom } from './catalog';

test.each([
  [2, 3, 2],
  [3, 3, 0],
  [-1, 3, 2],
  [-1, 1, 0],
  [1, 0, 0],
  [8, 3, 2],
])('wrapIndex(%d, %d) is %d', (index, count, expected) => {
  expect(wrapIndex(index, count)).toBe(expected);
});

test.each([
  [0, 1],
  [6, 1],
  [7, 2],
  [50, 45],
])('%d brands with 6 visible have %d positions', (count, positions) => {
  expect(carouselPositions(count, 6)).toBe(positions);
});

test('of thousands of slides and brands the first ones can be turned to', async () => {
  const slides = Array.from({ length: 10_000 }, () => slide);
  const brands = Array.from({ length: 10_000 }, () => brand);
  const store = createStore();
  await store.set(loadCatalogAtom, memoryRepository({ ...catalog, slides, brands }));
  expect(store.get(shownSlidesAtom)).toHaveLength(60);
  expect(store.get(shownBrandsAtom)).toHaveLength(300);
  const lastPositions = [slider, brandCarousel].map(({ positionAtom }) => {
    store.set(positionAtom, -1);
    return store.get(positionAtom);
  });
  expect(lastPositions).toEqual([59, 294]);
});
