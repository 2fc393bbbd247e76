import { browserKey, readJson, type SafeStorage } from '@/data/browser/storage';
import { isRecord } from '@/data/schema/fields';
import type { BackupRecord } from '@/panel/domain/backupReminder';

const KEY = browserKey('backup');

/** When this browser last saved a backup. Never throws. */
export function createBackupRecord(storage: SafeStorage) {
  return {
    read: () => parseRecord(readJson(storage, KEY)),
    write: (record: BackupRecord) => void storage.set(KEY, JSON.stringify(record)),
  };
}

function parseRecord(record: unknown): BackupRecord | undefined {
  if (!isRecord(record) || typeof record.since !== 'number') return undefined;
  return { since: record.since, remindedOn: String(record.remindedOn) };
}
