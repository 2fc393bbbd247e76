import { beforeEach, describe, expect, test, vi } from 'vitest';

import { safeStorage } from '@/data/browser/storage';
import { fakeStorage } from '@/data/testing/fakeStorage';
import { fullStorage } from '@/data/testing/fullStorage';

import { createAliases } from './itemIds';
import type { Change } from './mutation';
import { createOutbox } from './mutationQueue';

const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);

beforeEach(() => logged.mockClear());

const PREFIX = 'ornekoto_outbox:';
const backend = 'https://x.supabase.co';
const item = { id: 7, name: 'BOSCH', logo: 'b.svg' };
const change: Change = { op: 'a', order: 1, table: 'brands', id: 7, rowId: 7, item };

function open(storage = fakeStorage()) {
  const outbox = createOutbox({
    storage: safeStorage(() => storage),
    backend,
    aliases: createAliases(),
  });
  outbox.refreshAll();
  return outbox;
}

test('one key for each change, read again as it was', () => {
  const storage = fakeStorage();
  const outbox = open(storage);
  outbox.put(change);
  const other = { ...item, id: 8 };
  outbox.put({ ...change, op: 'b', order: 2, id: 8, rowId: 8, item: other, refused: true });
  expect([...storage.entries.keys()]).toEqual([`${PREFIX}a`, `${PREFIX}b`]);
  expect(open(storage).all()).toEqual(outbox.all());
  expect(open(storage).counts()).toEqual({ waiting: 1, refused: 1 });
  outbox.remove('a');
  outbox.remove('b');
  expect(storage.entries.size).toBe(0);
  expect(outbox.counts()).toEqual({ waiting: 0, refused: 0 });
});

test('a clock that goes back does not change the order', () => {
  const outbox = open();
  outbox.put({ ...change, order: Date.now() + 1e9 });
  outbox.put({ ...change, op: 'b', id: 8, rowId: 8, order: outbox.nextOrder() });
  expect(outbox.all().map(({ op }) => op)).toEqual(['a', 'b']);
});

test('changes of two tabs at the same moment have one order in both', () => {
  const [one, other] = [open(), open()];
  const second = { ...change, op: 'b', id: 8, rowId: 8 };
  one.put(change);
  one.put(second);
  other.put(second);
  other.put(change);
  expect(other.all()).toEqual(one.all());
});

test('an item’s latest change is still found when an earlier one has gone', () => {
  const outbox = open();
  outbox.put({ ...change, done: true });
  outbox.put({ ...change, op: 'b', order: 2 });
  outbox.remove('a');
  expect(outbox.find('brands 7')?.op).toBe('b');
  outbox.remove('b');
  expect(outbox.find('brands 7')).toBeUndefined();
});

test.each([
  ['broken', '{"v":1,'],
  ['of another version', JSON.stringify({ v: 2, backend, ...change })],
  ['of no version', JSON.stringify({ backend, ...change })],
  ['without an item', JSON.stringify({ v: 1, backend, ...change, item: null })],
  ['without an order', JSON.stringify({ v: 1, backend, ...change, order: '1' })],
  ['of no table', JSON.stringify({ v: 1, backend, ...change, table: 'orders' })],
  ['no record', 'null'],
  ['empty', ''],
])('a text that is %s is put aside and harms no other', (_, text) => {
  const storage = fakeStorage({ [`${PREFIX}bad`]: text });
  open(storage).put(change);
  expect(open(storage).all()).toEqual([change]);
  expect(storage.getItem('ornekoto_outbox.bozuk:bad')).toBe(text);
  expect(storage.getItem(`${PREFIX}bad`)).toBeNull();
});

test('an unreadable text stays where it is when there is no room to put it aside', () => {
  const storage = fullStorage({ [`${PREFIX}bad`]: '{' });
  expect(open(storage).all()).toEqual([]);
  expect([...storage.entries]).toEqual([[`${PREFIX}bad`, '{']]);
});

test('another backend’s change stays where it is, unseen', () => {
  const text = JSON.stringify({ v: 1, backend: 'https://y.supabase.co', ...change });
  const storage = fakeStorage({ [`${PREFIX}a`]: text });
  expect(open(storage).all()).toEqual([]);
  expect(storage.getItem(`${PREFIX}a`)).toBe(text);
  expect(logged).not.toHaveBeenCalled();
});

describe('a browser that keeps nothing', () => {
  test('has the change in memory, also after looking again', () => {
    const outbox = open(fullStorage());
    outbox.put(change);
    outbox.refreshAll();
    expect(outbox.refresh('a')).toEqual(change);
    expect(outbox.counts()).toEqual({ waiting: 1, refused: 0 });
    expect(logged).toHaveBeenCalledOnce();
    outbox.remove('a');
    expect(outbox.all()).toEqual([]);
  });
});

describe('what other tabs do', () => {
  test('is found again, key by key', () => {
    const storage = fakeStorage();
    const outbox = open(storage);
    const other = open(storage);
    other.put(change);
    outbox.hear('a', storage.getItem(`${PREFIX}a`));
    expect(outbox.find('brands 7')).toEqual(change);
    other.remove('a');
    outbox.hear('a', null);
    expect(outbox.find('brands 7')).toBeUndefined();
  });

  test('is remembered when it was done and gone before it was heard', () => {
    const storage = fakeStorage();
    const outbox = open(storage);
    const other = open(storage);
    other.put({ ...change, done: true });
    const text = storage.getItem(`${PREFIX}a`);
    other.remove('a');
    outbox.hear('a', text);
    outbox.hear('a', null);
    expect(outbox.get('a')).toEqual({ ...change, done: true });
    expect(outbox.counts()).toEqual({ waiting: 0, refused: 0 });
  });

  test('is not kept when it was taken back before it was heard', () => {
    const outbox = open();
    outbox.hear('a', JSON.stringify({ v: 1, backend, ...change }));
    expect(outbox.all()).toEqual([]);
  });
});
