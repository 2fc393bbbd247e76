import { expect, test } from 'vitest';

import { draftOfItem, draftOfNewItem, withTyped } from './formDraft';

const seat = { id: 7, name: 'SEAT' };
const skoda = { id: 4, name: 'SKODA' };
const draft = { seen: seat, typed: { name: 'SEAT 2' } };
const newDraft = { seen: undefined, typed: { name: 'YENİ' } };

test('an item gets its own draft, although its saved values have changed', () => {
  expect(draftOfItem([newDraft, draft], [seat, skoda], { ...seat, name: 'SEAT (ES)' })).toBe(draft);
  expect(draftOfItem([newDraft, draft], [seat, skoda], skoda)).toBeUndefined();
});

test('an item whose id has changed is found by its values, but not beside an equal item', () => {
  const twin = { ...seat, id: 8 };
  expect(draftOfItem([draft], [twin, skoda], twin)).toBe(draft);
  expect(draftOfItem([draft], [twin, seat], twin)).toBeUndefined();
});

test('a new item gets its draft, or that of a deleted item', () => {
  expect(draftOfNewItem([draft, newDraft], [skoda])).toBe(newDraft);
  expect(draftOfNewItem([draft], [skoda])).toBe(draft);
  expect(draftOfNewItem([draft], [seat, skoda])).toBeUndefined();
  // It may be on a page that was not read.
  expect(draftOfNewItem([draft], [{ id: 9 }, { id: 8 }])).toBeUndefined();
});

test('typed values replace those of the same name and type', () => {
  expect(
    withTyped({ name: 'SEAT', inStock: true }, { name: '', inStock: 'evet', logo: 'x' }),
  ).toEqual({ name: '', inStock: true });
});
