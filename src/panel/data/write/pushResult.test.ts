import { expect, test } from 'vitest';

import type { WriteAnswer } from './database';
import { insertResultOf, resultOf } from './pushResult';

const error = (status: number, code?: string, details?: string): WriteAnswer => ({
  data: null,
  status,
  error: { message: 'x', code, details: details ?? null },
});
const rows = (data: unknown, status = 200): WriteAnswer => ({ data, status, error: null });

test.each<[string, string, string | undefined, WriteAnswer]>([
  ['a row', 'applied', undefined, rows([{ id: 7 }], 201)],
  ['no row', 'notFound', undefined, rows([])],
  ['an operation that was applied', 'applied', undefined, error(409, 'PT409', '[7]')],
  ['a constraint violation', 'refused', 'values', error(400, '23514')],
  ['a duplicate', 'refused', 'values', error(409, '23505')],
  ['a policy', 'refused', 'policy', error(401, '42501')],
  ['a proxy that takes no large requests', 'refused', 'tooLarge', error(413)],
  ['an unknown column', 'retry', 'outdated', error(400, 'PGRST204')],
  ['a column that has just gone', 'retry', 'outdated', error(400, '42703')],
  ['a 400 without a code', 'retry', 'setup', error(400)],
  ['a conflict without ids', 'retry', 'setup', error(409, 'PT409')],
  ['no network', 'retry', 'unreachable', error(0, '')],
  ['no password', 'retry', 'password', error(401, 'PT401')],
  ['a wrong password', 'retry', 'password', error(403, 'PT403')],
  ['a key that is not accepted', 'retry', 'setup', error(401)],
  ['a firewall', 'retry', 'setup', error(403)],
  ['a project that is restricted', 'retry', 'restricted', error(402)],
  ['a project that is paused', 'retry', 'paused', error(540)],
  ['a gateway without an origin', 'retry', 'unreachable', error(521)],
  ['a missing table', 'retry', 'setup', error(404, 'PGRST205')],
  ['a timeout', 'retry', 'unreachable', error(408)],
  ['too many passwords', 'retry', 'throttled', error(429, 'PT429')],
  ['a gateway that takes no more requests', 'retry', 'busy', error(429)],
  ['a server that is down', 'retry', 'unreachable', error(503)],
  ['an answer without content', 'retry', 'unreachable', rows(null, 204)],
  ['an object instead of rows', 'retry', 'unreachable', rows({})],
  ['rows without ids', 'retry', 'unreachable', rows([{}])],
  ['503 with the body null', 'retry', 'unreachable', rows(null, 503)],
])('%s gives %s, for the reason %s', (_, kind, reason, answer) => {
  const result: { kind: string; reason?: string } = resultOf(answer);
  expect([result.kind, result.reason]).toEqual([kind, reason]);
});

test('an insert without a row gives retry', () => {
  expect(insertResultOf(rows([]))).toMatchObject({ kind: 'retry' });
});
