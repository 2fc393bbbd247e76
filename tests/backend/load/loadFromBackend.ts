import { expect, vi } from 'vitest';

import { shop } from '@/content/shop';
import { createCatalogRepository } from '@/data/session';
import { fakeStorage } from '@/data/testing/fakeStorage';
import type { Catalog } from '@/domain/catalog';

import type { LocalBackend } from '../../../scripts/backend/localBackend.ts';

interface Options {
  /** Milliseconds. */
  limit?: number;
  fetch?: typeof fetch;
}

/** Loads the catalogue once through the real repository, as a visitor's browser does. */
export async function loadFromBackend(
  { url, anonKey }: Pick<LocalBackend, 'url' | 'anonKey'>,
  { limit = 8000, fetch = globalThis.fetch }: Options = {},
) {
  const storage = fakeStorage();
  const longer: Partial<Catalog>[] = [];
  const repository = createCatalogRepository({
    backend: { url, key: anonKey },
    storage: () => storage,
    limit,
    fetch,
  });
  const catalog = await repository.load((more) => {
    longer.push(more);
  });
  return {
    catalog,
    /** Grows while further pages arrive. */
    longer,
    /** The browser's saved copies. A table is saved after the page in the background, and when it is complete. */
    copies: storage.entries,
  };
}

/** Resolves when the browser has saved each of these tables. */
export async function untilSaved(
  copies: ReadonlyMap<string, string>,
  ...tables: (keyof Catalog)[]
): Promise<void> {
  const missing = () => tables.filter((table) => !copies.has(`${shop.storagePrefix}_${table}`));
  await vi.waitFor(() => expect(missing()).toEqual([]), 20_000);
}

/** Rows of the other three tables. */
export const INSERT_OTHERS = `
  insert into brands (name, logo) values ('SACHS', 'a.svg'), ('BOSCH', 'b.svg');
  insert into slides (title, subtitle, description, image, button_text)
    values ('Kampanya', 'Alt', 'Açıklama', 'https://example.com/a.jpg', 'Gör');
  insert into contact_info (phone, email, address, working_hours, updated_at) values
    ('0312 111 11 11', 'yeni@parca.example', 'Ankara', 'Her gün', '2026-02-02'),
    ('0312 222 22 22', 'eski@parca.example', 'İzmir', 'Hafta içi', '2026-02-01')`;
