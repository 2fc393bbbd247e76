import { expect, test } from 'vitest';

import { browserKey, type BrowserStorage, safeStorage } from '@/data/browser/storage';
import { fakeStorage } from '@/data/testing/fakeStorage';
import { fullStorage } from '@/data/testing/fullStorage';
import { loggedErrors } from '@/data/testing/loggedErrors';

import { createPhotoDrafts } from './photoDrafts';

const logged = loggedErrors();
const KEY = browserKey('photoDrafts');
const addressOf = (digit: string) => `https://a.example/pictures/${digit.repeat(64)}.webp`;
const one = { image: addressOf('1'), typed: { name: 'Buji' } };
const other = { image: addressOf('2'), typed: {} };

const draftsOn = (storage: BrowserStorage) => createPhotoDrafts(safeStorage(() => storage));

test('drafts outlive the page, and two browser tabs lose none of each other', () => {
  const storage = fakeStorage();
  const [drafts, tab] = [draftsOn(storage), draftsOn(storage)];
  drafts.keep(one);
  tab.keep(other);
  expect(draftsOn(storage).all()).toEqual([one, other]);
  drafts.drop(one.image);
  expect(tab.all()).toEqual([other]);
  expect([tab.uses(other.image), tab.uses(one.image)]).toEqual([true, false]);
});

test('what cannot be read is left out', () => {
  const storage = fakeStorage();
  const foreign = [other, { image: 'javascript:1', typed: {} }, { ...one, typed: 5 }, null];
  storage.setItem(KEY, JSON.stringify(foreign));
  expect(draftsOn(storage).all()).toEqual([other]);
  storage.setItem(KEY, '{');
  expect(draftsOn(storage).all()).toEqual([]);
  expect(logged).toHaveBeenCalledOnce();
});

test('where there is no room they last as long as the page', () => {
  const drafts = draftsOn(fullStorage());
  drafts.keep(one);
  expect(drafts.all()).toEqual([one]);
  expect(logged).toHaveBeenCalled();
});
