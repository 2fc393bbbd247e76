import { safeStorage } from '@/data/browser/storage';
import type { FakeRest } from '@/data/testing/fakeRest';
import { fakeStorage } from '@/data/testing/fakeStorage';
import { createDeviceToken } from '@/panel/data/browser/deviceToken';
import { connectWriter, type Writer } from '@/panel/data/write/connectWriter';
import * as database from '@/panel/data/write/database';

export function writerFor({ fetch }: FakeRest, password?: string, storage = fakeStorage()): Writer {
  const backend = { url: 'https://x.supabase.co', key: 'anon' };
  const deviceToken = createDeviceToken(safeStorage(() => storage));
  return connectWriter({
    backend,
    fetch,
    limit: 8000,
    importClient: async () => database,
    password: () => password,
    deviceToken,
  });
}
