import { expect, test } from 'vitest';

import { draftAfter } from './photoDrafts';

const [first, second, third] = [{ key: '1' }, { key: '2' }, { key: '3' }] as const;
const drafts = [first, second, third];

test('after a draft comes the next, after the last the first, and after the only one none', () => {
  expect(draftAfter(drafts, '1')).toBe(second);
  expect(draftAfter(drafts, '3')).toBe(first);
  expect(draftAfter([second], '2')).toBeUndefined();
  expect(draftAfter(drafts, 'gone')).toBe(first);
});
