import { connectWriter, type Writer } from '@/data/supabase/write/connectWriter';

import type { FakeRest } from './fakeRest';

export function writerFor({ fetch }: FakeRest, password?: string): Writer {
  const backend = { url: 'https://x.supabase.co', key: 'anon' };
  return connectWriter({ backend, fetch, limit: 8000, password: () => password });
}
