import { beforeEach, describe, expect, test, vi } from 'vitest';

import { sampleCatalog } from './schema/samples';
import { createCatalogRepository } from './session';
import { fakeStorage } from './testing/fakeStorage';

const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
const fetch = vi.fn<typeof globalThis.fetch>();

beforeEach(() => void vi.clearAllMocks());

function load(storage: () => ReturnType<typeof fakeStorage>) {
  return createCatalogRepository({ backend: undefined, storage, fetch }).load(() => undefined);
}

describe('without a backend', () => {
  test('the first load shows the samples, sends no request and writes nothing', async () => {
    const storage = fakeStorage();
    expect(await load(() => storage)).toStrictEqual(sampleCatalog);
    expect(storage.entries.size).toBe(0);
    expect(fetch).not.toHaveBeenCalled();
  });

  test('each table is read from the browser’s copy if there is one', async () => {
    const brands = [{ id: 5, name: 'VALEO', logo: '' }];
    const saved = { ornekoto_brands: JSON.stringify(brands), ornekoto_slides: '[]' };
    expect(await load(() => fakeStorage(saved))).toStrictEqual({
      ...sampleCatalog,
      brands,
      slides: [],
    });
    expect(logged).not.toHaveBeenCalled();
  });
});
