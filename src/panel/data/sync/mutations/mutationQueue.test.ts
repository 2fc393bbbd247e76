import { expect, test } from 'vitest';

import { safeStorage } from '@/data/browser/storage';
import { fakeStorage } from '@/data/testing/fakeStorage';
import { fullStorage } from '@/data/testing/fullStorage';
import { loggedErrors } from '@/data/testing/loggedErrors';
import { update as mutation } from '@/panel/data/testing/mutations';

import { createItemIds } from './itemIds';
import { createMutationQueue } from './mutationQueue';

const logged = loggedErrors();

const PREFIX = 'ornekoto_outbox:';
const backend = 'https://x.supabase.co';
const itemOfSecond = { ...mutation.item, id: 8 };
const second = { ...mutation, mutationId: 'b', id: 8, rowId: 8, item: itemOfSecond };
const stored = { backend, ...mutation };

function open(storage = fakeStorage()) {
  const queue = createMutationQueue({
    storage: safeStorage(() => storage),
    backend,
    itemIds: createItemIds(),
    makeRoom: () => false,
  });
  queue.refreshAll();
  return queue;
}

test('each mutation has its own key and is read back unchanged', () => {
  const storage = fakeStorage();
  const queue = open(storage);
  queue.put(mutation);
  queue.put({ ...second, order: 2, status: 'refused', reason: 'values' });
  const keys = () => [...storage.entries.keys()].filter((key) => key.startsWith(PREFIX));
  expect(keys()).toEqual([`${PREFIX}a`, `${PREFIX}b`]);
  expect(open(storage).all()).toEqual(queue.all());
  queue.remove('a');
  queue.remove('b');
  expect(keys()).toEqual([]);
  expect(queue.all()).toEqual([]);
});

test('mutations keep their order after the clock was set back', () => {
  const queue = open();
  queue.put({ ...mutation, order: Date.now() + 1e9 });
  queue.put({ ...second, order: queue.newBase().order });
  expect(queue.all().map(({ mutationId }) => mutationId)).toEqual(['a', 'b']);
});

test('mutations with the same time have the same order in both tabs', () => {
  const [one, other] = [open(), open()];
  one.put(mutation);
  one.put(second);
  other.put(second);
  other.put(mutation);
  expect(other.all()).toEqual(one.all());
});

test('find returns the latest mutation of an item after an earlier one was removed', () => {
  const queue = open();
  queue.put({ ...mutation, status: 'applied' });
  queue.put({ ...mutation, mutationId: 'b', order: 2 });
  queue.remove('a');
  expect(queue.find('brands', 7)?.mutationId).toBe('b');
  queue.remove('b');
  expect(queue.find('brands', 7)).toBeUndefined();
});

test('behind is what waits for the same item, and was added later', () => {
  const queue = open();
  queue.put(mutation);
  queue.put({ ...mutation, mutationId: 'c', order: 3 });
  queue.put({ ...mutation, mutationId: 'b', order: 2 });
  queue.put({ ...mutation, mutationId: 'd', order: 4, status: 'applied' });
  queue.put({ ...second, mutationId: 'e', order: 5 });
  expect(queue.behind(mutation).map(({ mutationId }) => mutationId)).toEqual(['b', 'c']);
});

test.each([
  ['broken', '{"v":1,'],
  ['of no table', JSON.stringify({ ...stored, table: 'orders' })],
  ['empty', ''],
])('an entry that is %s is quarantined, and other mutations are read', (_, text) => {
  const storage = fakeStorage({ [`${PREFIX}bad`]: text });
  open(storage).put(mutation);
  expect(open(storage).all()).toEqual([mutation]);
  expect(storage.getItem('ornekoto_outbox.damaged:bad')).toBe(text);
  expect(storage.getItem(`${PREFIX}bad`)).toBeNull();
});

test('an unreadable entry keeps its key when the storage has no room to quarantine it', () => {
  const storage = fullStorage({ [`${PREFIX}bad`]: '{' });
  expect(open(storage).all()).toEqual([]);
  expect([...storage.entries]).toEqual([[`${PREFIX}bad`, '{']]);
});

test('a mutation of another backend stays in the storage and is not read', () => {
  const text = JSON.stringify({ ...stored, backend: 'https://y.supabase.co' });
  const storage = fakeStorage({ [`${PREFIX}a`]: text });
  expect(open(storage).all()).toEqual([]);
  expect(storage.getItem(`${PREFIX}a`)).toBe(text);
  expect(logged).not.toHaveBeenCalled();
});

test('a mutation of another tab is not kept when it was removed before its storage event arrives', () => {
  const queue = open();
  queue.syncEntry('a', JSON.stringify(stored));
  expect(queue.all()).toEqual([]);
});
