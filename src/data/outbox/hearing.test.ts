import { expect, test } from 'vitest';

import { createCopySource } from '@/data/browser/copySource';
import { OUTBOX_PREFIX } from '@/data/browser/keys';
import { safeStorage } from '@/data/browser/safeStorage';
import { createSavedCatalog } from '@/data/browser/savedCatalog';
import { sampleCatalog } from '@/data/samples';
import { brandTable } from '@/data/tables';
import { fakeStorage } from '@/data/testing/fakeStorage';

import { createAliases } from './aliases';
import { createBase } from './base';
import { changeText } from './changeText';
import { createHearing } from './hearing';
import { newLocalId } from './localIds';
import { createOutbox } from './outbox';
import { createView } from './view';

const backend = 'https://x.supabase.co';

/** A page that has not read its lists yet. */
function loadingPage() {
  const store = fakeStorage();
  const storage = safeStorage(() => store);
  const aliases = createAliases();
  const outbox = createOutbox({ storage, backend, aliases });
  const source = createCopySource(storage, backend);
  const base = createBase({
    saved: createSavedCatalog(storage),
    source,
    samples: sampleCatalog,
  });
  const view = createView({ base, outbox, aliases, onChange: () => undefined });
  const hear = createHearing({ base, outbox, view, onNews: () => undefined });
  return { store, base, view, hear };
}

test('what another tab has brought home while this one was loading is not lost in older rows', () => {
  const { store, base, view, hear } = loadingPage();
  const id = newLocalId();
  const item = { id, name: 'VALEO', logo: 'v.svg' };
  const change = { op: 'a', order: 1, table: 'brands', id, rowId: 9, item, done: true } as const;
  const key = `${OUTBOX_PREFIX}a`;
  store.setItem(key, changeText(change, backend));
  hear(key, store.getItem(key));
  store.removeItem(key);
  hear(key, null);

  base.take(brandTable, [{ id: 8, name: 'SACHS', logo: 's.svg' }], 'whole');
  expect(view.copy('brands').brands.map(({ name }) => name)).toEqual(['VALEO', 'SACHS']);
});
