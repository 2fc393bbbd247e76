import { expect, test } from 'vitest';

import { draftAfter, draftName, withDraft, withoutDraft } from './photoDrafts';

const draftOf = (image: string) => ({ image, typed: {} });
const first = draftOf('1');
const second = draftOf('2');
const third = draftOf('3');
const drafts = [first, second, third];

test('what is typed into a draft takes its place; the same photograph again is no second draft', () => {
  const typed = { ...second, typed: { name: 'Buji' } };
  expect(withDraft(drafts, typed)).toEqual([first, typed, third]);
  expect(withDraft([first], second)).toEqual([first, second]);
  expect(withoutDraft(drafts, '2')).toEqual([first, third]);
});

test('after a draft comes the next, after the last the first, and after the only one none', () => {
  expect(draftAfter(drafts, '1')).toBe(second);
  expect(draftAfter(drafts, '3')).toBe(first);
  expect(draftAfter([second], '2')).toBeUndefined();
  expect(draftAfter(drafts, 'gone')).toBe(first);
});

test('a draft is called by its name as soon as it has one', () => {
  expect(draftName({ image: '1', typed: { name: ' Buji ' } }, 0)).toBe('Buji');
  expect(draftName({ image: '1', typed: { name: ' ' } }, 1)).toBe('Taslak 2');
  expect(draftName(first, 2)).toBe('Taslak 3');
});
