import { describe, expect, test, vi } from 'vitest';

import { createCopySource, createSavedCatalog } from '@/data/browser/savedCatalog';
import { OUTBOX_PREFIX, safeStorage } from '@/data/browser/storage';
import { sampleCatalog } from '@/data/schema/samples';
import { brandTable, contactTable } from '@/data/schema/tables';
import { fakeStorage } from '@/data/testing/fakeStorage';

import { createCrossTabSync } from './crossTabSync';
import { createItemIds, newLocalId } from './itemIds';
import type { InsertMutation, Mutation } from './mutation';
import { encodeMutation } from './mutationCodec';
import { createMutationQueue } from './mutationQueue';
import { createOptimisticState } from './optimisticState';
import { createServerState } from './serverState';

const backend = 'https://x.supabase.co';

/** A page that has not read its lists yet. */
function loadingPage() {
  const store = fakeStorage();
  const storage = safeStorage(() => store);
  const itemIds = createItemIds();
  const queue = createMutationQueue({ storage, backend, itemIds });
  const source = createCopySource(storage, backend);
  const serverState = createServerState({
    saved: createSavedCatalog(storage),
    source,
    samples: sampleCatalog,
  });
  const onSync = vi.fn<() => void>();
  const optimisticState = createOptimisticState({
    serverState,
    queue,
    itemIds,
    onChange: () => undefined,
  });
  const onStorage = createCrossTabSync({ serverState, queue, optimisticState, onSync });
  return {
    serverState,
    queue,
    optimisticState,
    onSync,
    /** Another tab writes or removes a text, and this one hears of it. */
    another(key: string, text: string | null) {
      if (text === null) store.removeItem(key);
      else store.setItem(key, text);
      onStorage(key, text);
    },
    /** Another tab, or the owner, clears the store. */
    clear() {
      store.entries.clear();
      onStorage(null, null);
    },
  };
}

/** One that has read them all. */
function readPage() {
  const page = loadingPage();
  page.serverState.receive(brandTable, [{ id: 8, name: 'SACHS', logo: 's.svg' }], 'complete');
  page.serverState.receive(contactTable, sampleCatalog.contact, 'complete');
  return page;
}

const namesOn = ({ optimisticState }: ReturnType<typeof loadingPage>) =>
  optimisticState.copyOf('brands').brands.map(({ name }) => name);

const id = newLocalId();
const item = { id, name: 'VALEO', logo: 'v.svg' };
const base = { mutationId: 'a', order: 1, attempt: 0 } as const;
const waiting: InsertMutation = {
  ...base,
  kind: 'insert',
  status: 'pending',
  table: 'brands',
  id,
  item,
};
const applied: InsertMutation = { ...waiting, status: 'applied', rowId: 9 };
const KEY = `${OUTBOX_PREFIX}a`;

test('what another tab has brought home while this one was loading is not lost in older rows', () => {
  const page = loadingPage();
  page.another(KEY, encodeMutation(applied, backend));
  page.another(KEY, null);

  page.serverState.receive(brandTable, [{ id: 8, name: 'SACHS', logo: 's.svg' }], 'complete');
  expect(namesOn(page)).toEqual(['VALEO', 'SACHS']);
});

describe('a page that has read its lists', () => {
  test('has what another tab has brought home among its rows, and no change of it', () => {
    const page = readPage();
    page.another(KEY, encodeMutation(applied, backend));
    page.another(KEY, null);
    expect(page.queue.all()).toEqual([]);
    expect(page.serverState.catalog().brands.map((brand) => brand.id)).toEqual([9, 8]);
    expect(page.onSync).toHaveBeenCalledTimes(2);
  });

  test('has another tab’s contact details, too', () => {
    const page = readPage();
    const contact = { ...sampleCatalog.contact, phone: '0312 345 67 89' };
    const mutation: Mutation = {
      ...base,
      kind: 'update',
      table: 'contact',
      contact,
      status: 'applied',
    };
    page.another(KEY, encodeMutation(mutation, backend));
    page.another(KEY, null);
    expect(page.serverState.catalog().contact).toEqual(contact);
  });

  test('shows no longer what another tab has taken back before it was sent', () => {
    const page = readPage();
    page.another(KEY, encodeMutation(waiting, backend));
    expect(namesOn(page)).toEqual(['VALEO', 'SACHS']);
    page.another(KEY, null);
    expect(namesOn(page)).toEqual(['SACHS']);
  });

  test('shows what waits no longer when the store is cleared', () => {
    const page = readPage();
    page.another(KEY, encodeMutation(waiting, backend));
    page.clear();
    expect(page.queue.counts()).toEqual({ waiting: 0, refused: 0 });
    expect(namesOn(page)).toEqual(['SACHS']);
  });

  test('does not mind the end of a change that it has never heard of', () => {
    const page = readPage();
    page.another(KEY, null);
    expect(namesOn(page)).toEqual(['SACHS']);
  });
});

describe('a copy that another tab has written', () => {
  const febi = { id: 7, name: 'FEBI', logo: 'f.svg' };
  const copy = JSON.stringify([item, febi]);

  test('takes the place of the rows; what waits in it stays a change', () => {
    const page = readPage();
    page.another('ornekoto_source', backend);
    page.another('ornekoto_brands', copy);
    expect(page.serverState.catalog().brands).toEqual([febi]);
    expect(page.serverState.isComplete('brands')).toBe(true);
  });

  test.each([
    ['is another backend’s', readPage, 'https://y.supabase.co', copy],
    ['is older than the rows to come', loadingPage, backend, copy],
    ['has gone', readPage, backend, null],
  ])('is left alone when it %s', (_, open, source, text) => {
    const page = open();
    const before = page.serverState.catalog();
    page.another('ornekoto_source', source);
    page.another('ornekoto_brands', text);
    expect(page.serverState.catalog()).toEqual(before);
  });

  test('of something else in the store changes nothing', () => {
    const page = readPage();
    const before = page.serverState.catalog();
    page.another('ornekoto_welcome', 'seen');
    expect(page.serverState.catalog()).toBe(before);
  });
});
