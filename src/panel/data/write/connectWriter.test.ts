import { expect, test } from 'vitest';

import { sampleCatalog } from '@/data/schema/samples';
import { answer, fakeRest } from '@/data/testing/fakeRest';
import { deletion } from '@/panel/data/testing/mutations';

import { connectWriter } from './connectWriter';
import * as database from './database';

const JWT = 'header.payload.signature';
const access = {
  importClient: async () => database,
  limit: 8000,
  password: () => 'parola',
  deviceToken: { read: () => 'token', discard: () => undefined },
};

test.each([
  ['sb_publishable_abc', null],
  [JWT, `Bearer ${JWT}`],
])('a write with the key %s has the authorization %s', async (key, authorization) => {
  const rest = fakeRest({
    'DELETE brands': answer(200, [{ id: 7 }]),
    'POST rpc/replace_catalog': answer(200, {}),
  });
  const backend = { url: 'https://x.supabase.co', key };
  const { pushMutation, replaceCatalog } = connectWriter({ ...access, backend, fetch: rest.fetch });
  await pushMutation(deletion);
  await replaceCatalog(sampleCatalog, async () => true);
  expect(rest.requests).toHaveLength(3);
  for (const { headers } of rest.requests) {
    expect([headers.get('apikey'), headers.get('authorization')]).toEqual([key, authorization]);
    expect(headers.has('x-admin-password')).toBe(true);
  }
});

test('a write does not wait longer than its limit for the code of the client', async () => {
  const { pushMutation } = connectWriter({
    ...access,
    backend: { url: 'https://x.supabase.co', key: JWT },
    fetch: fakeRest().fetch,
    limit: 10,
    importClient: () => new Promise(() => {}),
  });
  expect(await pushMutation(deletion)).toMatchObject({ kind: 'retry', status: 0 });
});
