import { describe, expect, test, vi } from 'vitest';

import { createCopySource } from '@/data/browser/copySource';
import { OUTBOX_PREFIX } from '@/data/browser/keys';
import { createSavedCatalog } from '@/data/browser/savedCatalog';
import { safeStorage } from '@/data/browser/storage';
import { sampleCatalog } from '@/data/schema/samples';
import { brandTable, contactTable } from '@/data/schema/tables';
import { fakeStorage } from '@/data/testing/fakeStorage';

import { createHearing } from './crossTabSync';
import { createAliases } from './itemIds';
import { newLocalId } from './localIds';
import type { Change } from './mutation';
import { changeText } from './mutationCodec';
import { createOutbox } from './mutationQueue';
import { createView } from './optimisticState';
import { createBase } from './serverState';

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
  const onNews = vi.fn<() => void>();
  const view = createView({ base, outbox, aliases, onChange: () => undefined });
  const hear = createHearing({ base, outbox, view, onNews });
  return {
    base,
    outbox,
    view,
    onNews,
    /** Another tab writes or removes a text, and this one hears of it. */
    another(key: string, text: string | null) {
      if (text === null) store.removeItem(key);
      else store.setItem(key, text);
      hear(key, text);
    },
    /** Another tab, or the owner, clears the store. */
    clear() {
      store.entries.clear();
      hear(null, null);
    },
  };
}

/** One that has read them all. */
function readPage() {
  const page = loadingPage();
  page.base.take(brandTable, [{ id: 8, name: 'SACHS', logo: 's.svg' }], 'whole');
  page.base.take(contactTable, sampleCatalog.contact, 'whole');
  return page;
}

const namesOn = ({ view }: ReturnType<typeof loadingPage>) =>
  view.copy('brands').brands.map(({ name }) => name);

const id = newLocalId();
const item = { id, name: 'VALEO', logo: 'v.svg' };
const waiting: Change = { op: 'a', order: 1, table: 'brands', id, item };
const done: Change = { ...waiting, rowId: 9, done: true };
const KEY = `${OUTBOX_PREFIX}a`;

test('what another tab has brought home while this one was loading is not lost in older rows', () => {
  const page = loadingPage();
  page.another(KEY, changeText(done, backend));
  page.another(KEY, null);

  page.base.take(brandTable, [{ id: 8, name: 'SACHS', logo: 's.svg' }], 'whole');
  expect(namesOn(page)).toEqual(['VALEO', 'SACHS']);
});

describe('a page that has read its lists', () => {
  test('has what another tab has brought home among its rows, and no change of it', () => {
    const page = readPage();
    page.another(KEY, changeText(done, backend));
    page.another(KEY, null);
    expect(page.outbox.all()).toEqual([]);
    expect(page.base.catalog().brands.map((brand) => brand.id)).toEqual([9, 8]);
    expect(page.onNews).toHaveBeenCalledTimes(2);
  });

  test('has another tab’s contact details, too', () => {
    const page = readPage();
    const contact = { ...sampleCatalog.contact, phone: '0312 345 67 89' };
    const change: Change = { op: 'a', order: 1, table: 'contact', contact, done: true };
    page.another(KEY, changeText(change, backend));
    page.another(KEY, null);
    expect(page.base.catalog().contact).toEqual(contact);
  });

  test('shows no longer what another tab has taken back before it was sent', () => {
    const page = readPage();
    page.another(KEY, changeText(waiting, backend));
    expect(namesOn(page)).toEqual(['VALEO', 'SACHS']);
    page.another(KEY, null);
    expect(namesOn(page)).toEqual(['SACHS']);
  });

  test('shows what waits no longer when the store is cleared', () => {
    const page = readPage();
    page.another(KEY, changeText(waiting, backend));
    page.clear();
    expect(page.outbox.counts()).toEqual({ waiting: 0, refused: 0 });
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
    expect(page.base.catalog().brands).toEqual([febi]);
    expect(page.base.isWhole('brands')).toBe(true);
  });

  test.each([
    ['is another backend’s', readPage, 'https://y.supabase.co', copy],
    ['is older than the rows to come', loadingPage, backend, copy],
    ['has gone', readPage, backend, null],
  ])('is left alone when it %s', (_, open, source, text) => {
    const page = open();
    const before = page.base.catalog();
    page.another('ornekoto_source', source);
    page.another('ornekoto_brands', text);
    expect(page.base.catalog()).toEqual(before);
  });

  test('of something else in the store changes nothing', () => {
    const page = readPage();
    const before = page.base.catalog();
    page.another('ornekoto_welcome', 'seen');
    expect(page.base.catalog()).toBe(before);
  });
});
