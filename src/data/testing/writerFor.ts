import { createDeviceToken } from '@/data/browser/deviceToken';
import { safeStorage } from '@/data/browser/storage';
import { connectWriter, type Writer } from '@/data/supabase/write/connectWriter';

import type { FakeRest } from './fakeRest';
import { fakeStorage } from './fakeStorage';

export function writerFor({ fetch }: FakeRest, password?: string, storage = fakeStorage()): Writer {
  const backend = { url: 'https://x.supabase.co', key: 'anon' };
  const deviceToken = createDeviceToken(safeStorage(() => storage));
  return connectWriter({ backend, fetch, limit: 8000, password: () => password, deviceToken });
}
