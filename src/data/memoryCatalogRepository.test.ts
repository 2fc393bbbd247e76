import { expect, test, vi } from 'vitest';

import type { Catalog } from '@/domain/catalog';

import { memoryCatalogRepository } from './memoryCatalogRepository';
import { sampleCatalog } from './samples';

test('gives the catalogue, then the longer lists', async () => {
  const more: Partial<Catalog>[] = [{ brands: [] }, { slides: [] }];
  const onMore = vi.fn<(longer: Partial<Catalog>) => void>();
  expect(await memoryCatalogRepository(sampleCatalog, { more }).load(onMore)).toBe(sampleCatalog);
  expect(onMore).not.toHaveBeenCalled();
  await vi.waitFor(() => expect(onMore.mock.calls.flat()).toEqual(more));
});

test('a pending one never answers', async () => {
  const load = memoryCatalogRepository(sampleCatalog, { pending: true }).load(() => undefined);
  const late = new Promise((resolve) => setTimeout(resolve, 20, 'late'));
  expect(await Promise.race([load, late])).toBe('late');
});
