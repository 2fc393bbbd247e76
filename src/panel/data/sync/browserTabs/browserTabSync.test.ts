import { describe, expect, test, vi } from 'vitest';

import { createSavedCatalog } from '@/data/browser/savedCatalog';
import { OUTBOX_PREFIX, safeStorage } from '@/data/browser/storage';
import { sampleCatalog } from '@/data/schema/samples';
import { brandTable, contactTable } from '@/data/schema/tables';
import { fakeStorage } from '@/data/testing/fakeStorage';
import type { Catalog } from '@/domain/catalog';
import { newLocalId } from '@/panel/data/sync/mutations/itemIds';
import type { InsertMutation, Mutation } from '@/panel/data/sync/mutations/mutation';
import { encodeMutation } from '@/panel/data/sync/mutations/mutationCodec';
import { createSyncState } from '@/panel/data/sync/state/syncState';

import { createBrowserTabSync } from './browserTabSync';

const backend = 'https://x.supabase.co';

/** A page that has not read its lists yet. */
function loadingPage() {
  const store = fakeStorage();
  const storage = safeStorage(() => store);
  const saved = createSavedCatalog(storage);
  const onSync = vi.fn<() => void>();
  const onReplaced = vi.fn<() => void>();
  const state = createSyncState({ storage, saved, backend, onChange: () => undefined });
  const onStorage = createBrowserTabSync(state, { onReplaced, onSync });
  return {
    ...state,
    onReplaced,
    onSync,
    /** Another tab writes or removes an entry, and this page gets the storage event. */
    storageEvent(key: string, text: string | null) {
      if (text === null) store.removeItem(key);
      else store.setItem(key, text);
      onStorage(key, text);
    },
  };
}

/** A page that has read all its lists. */
function loadedPage() {
  const page = loadingPage();
  page.serverState.receive(brandTable, [{ id: 8, name: 'SACHS', logo: 's.svg' }], 'complete');
  page.serverState.receive(contactTable, sampleCatalog.contact, 'complete');
  return page;
}

/** What the page shows soon after the event. */
const untilShown = async ({ optimisticState }: ReturnType<typeof loadingPage>, names: string[]) =>
  vi.waitFor(() => expect(optimisticState.catalog().brands.map(({ name }) => name)).toEqual(names));

const namesOn = ({ optimisticState }: ReturnType<typeof loadingPage>) =>
  optimisticState.copyOf('brands').brands.map(({ name }) => name);

const id = newLocalId();
const item = { id, name: 'VALEO', logo: 'v.svg' };
const common = { mutationId: 'a', order: 1, attempt: 0 } as const;
const pending: InsertMutation = {
  ...common,
  kind: 'insert',
  status: 'pending',
  table: 'brands',
  id,
  item,
};
const applied: InsertMutation = { ...pending, status: 'applied', rowId: 9 };
const KEY = `${OUTBOX_PREFIX}a`;

test('an insert that another tab has applied while this page was loading is added to older rows', () => {
  const page = loadingPage();
  page.storageEvent(KEY, encodeMutation(applied, backend));
  page.storageEvent(KEY, null);

  page.serverState.receive(brandTable, [{ id: 8, name: 'SACHS', logo: 's.svg' }], 'complete');
  expect(namesOn(page)).toEqual(['VALEO', 'SACHS']);
});

describe('a page that has read its lists', () => {
  const contact = { ...sampleCatalog.contact, phone: '0312 345 67 89' };
  const sachs = { id: 8, name: 'SACHS', logo: 's.svg' };

  test.each<[string, Mutation, Partial<Catalog>]>([
    ['a new item', applied, { brands: [{ ...item, id: 9 }, sachs] }],
    [
      'contact details',
      { ...common, kind: 'update', table: 'contact', contact, status: 'applied' },
      { contact },
    ],
  ])('moves %s of another tab from the outbox into the server state', (_, mutation, expected) => {
    const page = loadedPage();
    page.storageEvent(KEY, encodeMutation(mutation, backend));
    page.storageEvent(KEY, null);
    expect(page.queue.all()).toEqual([]);
    expect(page.serverState.catalog()).toMatchObject(expected);
    expect(page.onSync).toHaveBeenCalledTimes(2);
  });

  test('shows a new item of another tab, and hides it when that tab deletes it before the push', async () => {
    const page = loadedPage();
    page.storageEvent(KEY, encodeMutation(pending, backend));
    await untilShown(page, ['VALEO', 'SACHS']);
    page.storageEvent(KEY, null);
    await untilShown(page, ['SACHS']);
    expect(page.queue.all()).toEqual([]);
  });
});

describe('a copy that another tab has written', () => {
  const febi = { id: 7, name: 'FEBI', logo: 'f.svg' };
  const copy = JSON.stringify([item, febi]);

  test('replaces the rows and is shown; new items in it are left to the outbox', async () => {
    const page = loadedPage();
    page.storageEvent('ornekoto_source', backend);
    page.storageEvent('ornekoto_brands', copy);
    expect(page.serverState.catalog().brands).toEqual([febi]);
    expect(page.serverState.isComplete('brands')).toBe(true);
    await untilShown(page, ['FEBI']);
    expect(page.onReplaced).not.toHaveBeenCalled();
  });

  test.each([
    ['it is of another backend', loadedPage, 'https://y.supabase.co', copy],
    ['this page is still loading its rows', loadingPage, backend, copy],
    ['it was removed', loadedPage, backend, null],
  ])('is ignored when %s', (_, open, source, text) => {
    const page = open();
    const before = page.serverState.catalog();
    page.storageEvent('ornekoto_source', source);
    page.storageEvent('ornekoto_brands', text);
    expect(page.serverState.catalog()).toEqual(before);
  });
});
