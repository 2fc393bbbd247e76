import { expect, test } from 'vitest';

import { draftName, draftOfItem, draftOfNewItem, withTyped } from './formDraft';

const seat = { id: 7, name: 'SEAT' };
const skoda = { id: 4, name: 'SKODA' };
const draft = { key: '7', seen: seat, typed: { name: 'SEAT 2' } };
const newDraft = { key: 'new-1', typed: { name: 'YENİ' } };

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
  // Those of photographs have a list of their own.
  expect(draftOfNewItem([{ ...newDraft, photograph: 'x.webp' }], [skoda])).toBeUndefined();
  // It may be on a page that was not read.
  expect(
    draftOfNewItem(
      [draft],
      [
        { ...skoda, id: 9 },
        { ...skoda, id: 8 },
      ],
    ),
  ).toBeUndefined();
});

test('a draft of an item whose id has changed is not that of a new item', () => {
  expect(draftOfNewItem([draft], [{ ...seat, id: 2 }, skoda])).toBeUndefined();
});

test('typed values replace those of the same name and type', () => {
  expect(
    withTyped({ name: 'SEAT', inStock: true }, { name: '', inStock: 'evet', logo: 'x' }),
  ).toEqual({ name: '', inStock: true });
});

test('a draft is called by its name or title as soon as it has one', () => {
  expect(draftName({ typed: { name: ' Buji ' } }, 'adsız')).toBe('Buji');
  expect(draftName({ typed: { title: 'Kış', name: '' } }, 'adsız')).toBe('Kış');
  expect(draftName({ typed: { name: ' ' } }, 'adsız')).toBe('adsız');
  expect(draftName({ typed: {} }, 'Taslak 3')).toBe('Taslak 3');
});
