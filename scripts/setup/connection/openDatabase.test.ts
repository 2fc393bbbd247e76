import { expect, test } from 'vitest';

import { turkish } from '../texts/turkish.ts';
import { notOpened } from './openDatabase.ts';

const DIRECT = 'postgresql://postgres:gizli@db.abcdefgh.supabase.co:5432/postgres';
const POOLER = 'postgresql://postgres.abcdefgh:gizli@aws-0-eu.pooler.supabase.com:5432/postgres';

test.each([
  [DIRECT, 'ENETUNREACH', turkish.needsSessionPooler],
  [DIRECT, 'ENOTFOUND', turkish.needsSessionPooler],
  [DIRECT, '28P01', turkish.notConnected('28P01')],
  [POOLER, 'ENOTFOUND', turkish.notConnected('ENOTFOUND')],
])('where %s fails with %s, the sentence says what to do', (connection, code, sentence) => {
  const error = Object.assign(new Error(`cannot connect to ${connection}`), { code });
  expect(notOpened(error, connection, turkish)).toBe(sentence);
});
