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
import { loadCatalogAtom, loadMoreProductsAtom } from './catalog';

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

test('the same slide stays when another one is added before it', async () => {
  const slides = [1, 2].map((id) => Object.assign({ ...slide }, { id }));
  const nextPages = [{ slides: [{ ...slide, id: 3 }, ...slides] }];
  const store = createStore();
  await store.set(loadCatalogAtom, memoryRepository({ ...catalog, slides }, { nextPages }));
  store.set(slider.positionAtom, 1);
  store.set(loadMoreProductsAtom);
  await expect.poll(() => store.get(shownSlidesAtom)).toHaveLength(3);
  expect(store.get(slider.positionAtom)).toBe(2);
});

test('of thousands of slides and brands the first ones can be turned to', async () => {
  const slides = Array.from({ length: 10_000 }, (_, id) => ({ ...slide, id }));
  const brands = Array.from({ length: 10_000 }, (_, id) => ({ ...brand, id }));
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
