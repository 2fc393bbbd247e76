import { expect, test, vi } from 'vitest';

import { createSavedCatalog } from '@/data/browser/savedCatalog';
import { OUTBOX_PREFIX, safeStorage } from '@/data/browser/storage';
import { sampleCatalog } from '@/data/schema/samples';
import { contactTable, listTables } from '@/data/schema/tables';
import { fakeStorage } from '@/data/testing/fakeStorage';
import { contact } from '@/domain/testing/examples';
import type { Insert, Mutation } from '@/panel/data/sync/mutations/mutation';
import { createSyncState } from '@/panel/data/sync/state/syncState';
import { contactUpdate, deletion, insert, update } from '@/panel/data/testing/mutations';

import { createBrowserTabSync } from './browserTabSync';

const backend = 'https://x.supabase.co';
const febi = { id: 8, name: 'FEBI', logo: 'f.svg' };
const applied: Insert = { ...insert, status: 'applied', rowId: 9 };
const KEY = `${OUTBOX_PREFIX}a`;

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
  page.serverState.receive(listTables.brands, [febi], 'complete');
  page.serverState.receive(contactTable, sampleCatalog.contact, 'complete');
  return page;
}

/** What the page shows soon after the event. */
const untilShown = async ({ shown }: ReturnType<typeof loadingPage>, names: string[]) =>
  vi.waitFor(() => expect(shown().brands.map(({ name }) => name)).toEqual(names));

test('an insert that another tab has applied while this page was loading is added to older rows', () => {
  const page = loadingPage();
  page.storageEvent(KEY, JSON.stringify({ backend, ...applied }));
  page.storageEvent(KEY, null);
  page.serverState.receive(listTables.brands, [febi], 'complete');
  page.show('brands');
  expect(page.shown().brands).toMatchObject([{ name: 'SACHS' }, febi]);
});

test.each<[string, Mutation, object]>([
  ['a new item', applied, { brands: [{ ...insert.item, id: 9 }, febi] }],
  [
    'contact details',
    { ...contactUpdate, status: 'applied' },
    { contact: { phone: contact.phone } },
  ],
])('%s of another tab moves from the outbox into the server state', (_, mutation, expected) => {
  const page = loadedPage();
  page.storageEvent(KEY, JSON.stringify({ backend, ...mutation }));
  page.storageEvent(KEY, null);
  expect(page.queue.all()).toEqual([]);
  expect(page.serverState.catalog()).toMatchObject(expected);
  expect(page.onSync).toHaveBeenCalledTimes(2);
});

test('a new item of another tab is shown, and hidden when that tab deletes it before the push', async () => {
  const page = loadedPage();
  page.storageEvent(KEY, JSON.stringify({ backend, ...insert }));
  await untilShown(page, ['SACHS', 'FEBI']);
  page.storageEvent(KEY, null);
  await untilShown(page, ['FEBI']);
  expect(page.queue.all()).toEqual([]);
});

const mann = { id: 7, name: 'MANN', logo: 'm.svg' };
const copy = JSON.stringify([insert.item, mann]);

test('a copy that another tab has written replaces the rows and is shown; new items in it are left to the outbox', async () => {
  const page = loadedPage();
  page.storageEvent('ornekoto_source', `brands:whole ${backend}`);
  page.storageEvent('ornekoto_brands', copy);
  expect(page.serverState.catalog().brands).toEqual([mann]);
  expect(page.serverState.isComplete('brands')).toBe(true);
  await untilShown(page, ['MANN']);
  expect(page.onReplaced).not.toHaveBeenCalled();
});

test.each<[string, Mutation, object[]]>([
  ['deletion', { ...deletion, id: 8, rowId: 8 }, [mann]],
  ['edit', { ...update, id: 8, rowId: 8 }, [{ ...febi, name: 'SACHS' }, mann]],
])(
  'a copy of another tab does not change the row of a %s that waits, and may be taken back',
  (_, mutation, copied) => {
    const page = loadedPage();
    page.queue.put(mutation);
    page.storageEvent('ornekoto_source', `brands:whole ${backend}`);
    page.storageEvent('ornekoto_brands', JSON.stringify(copied));
    expect(page.serverState.catalog().brands).toEqual([febi, mann]);
  },
);

test.each([
  ['it is of another backend', loadedPage, 'brands:whole https://y.supabase.co', copy],
  ['this page is still loading its rows', loadingPage, `brands:whole ${backend}`, copy],
  ['it was removed', loadedPage, `brands:whole ${backend}`, null],
])('a copy of another tab is ignored when %s', (_, open, source, text) => {
  const page = open();
  const before = page.serverState.catalog();
  page.storageEvent('ornekoto_source', source);
  page.storageEvent('ornekoto_brands', text);
  expect(page.serverState.catalog()).toEqual(before);
});
