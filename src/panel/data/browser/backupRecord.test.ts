import { expect, test } from 'vitest';

import { browserKey, safeStorage } from '@/data/browser/storage';
import { fakeStorage } from '@/data/testing/fakeStorage';
import { loggedErrors } from '@/data/testing/loggedErrors';

import { createBackupRecord } from './backupRecord';

const logged = loggedErrors();

test('what cannot be read counts as no record', () => {
  const storage = fakeStorage();
  const record = createBackupRecord(safeStorage(() => storage));
  expect(record.read()).toBeUndefined();
  record.write({ since: 5, remindedOn: '2026-11-15' });
  expect(record.read()).toEqual({ since: 5, remindedOn: '2026-11-15' });
  storage.setItem(browserKey('backup'), '{"since":"5"}');
  expect(record.read()).toBeUndefined();
  storage.setItem(browserKey('backup'), '{');
  expect(record.read()).toBeUndefined();
  expect(logged).toHaveBeenCalledOnce();
});
