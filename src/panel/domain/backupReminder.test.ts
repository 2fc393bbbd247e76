import { expect, test } from 'vitest';

import { daysToRemindOf } from './backupReminder';

const since = new Date(2026, 10, 1, 12).getTime();

test.each([
  ['on the 14th day, an hour too early', new Date(2026, 10, 15, 11), undefined, undefined],
  ['after 14 days', new Date(2026, 10, 15, 12), undefined, 14],
  ['again on the same day', new Date(2026, 10, 15, 23), '2026-11-15', undefined],
  ['on the next day', new Date(2026, 10, 16, 0, 1), '2026-11-15', 14],
  ['with a clock that was set back', new Date(2026, 9, 1), undefined, undefined],
])('%s', (_when, now, remindedOn, days) => {
  expect(daysToRemindOf({ since, remindedOn }, now)).toBe(days);
});
