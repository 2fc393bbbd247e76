import { browserKey, type SafeStorage } from '@/data/browser/storage';
import { isRecord } from '@/data/schema/fields';
import type { BackupRecord } from '@/panel/domain/backupReminder';

const KEY = browserKey('backup');

/** When this browser last saved a backup. Never throws. */
export function createBackupRecord(storage: SafeStorage) {
  return {
    read: () => parseRecord(storage.get(KEY)),
    write: (record: BackupRecord) => void storage.set(KEY, JSON.stringify(record)),
  };
}

function parseRecord(stored: string | null): BackupRecord | undefined {
  try {
    const record: unknown = JSON.parse(stored ?? 'null');
    if (!isRecord(record) || typeof record.since !== 'number') return undefined;
    return { since: record.since, remindedOn: String(record.remindedOn) };
  } catch (error) {
    console.error('The date of the last backup cannot be read', error);
    return undefined;
  }
}
