import { expect, test } from 'vitest';

import { insertResultOf, resultOf } from './pushResult';
import type { WriteAnswer } from './sendRequest';

const error = (status: number, code?: string, details?: string): WriteAnswer => ({
  data: null,
  status,
  error: { message: 'x', code, details: details ?? null },
});
const rows = (data: unknown, status = 200): WriteAnswer => ({ data, status, error: null });

test.each<[string, string, WriteAnswer]>([
  ['a row', 'applied', rows([{ id: 7 }], 201)],
  ['no row', 'notFound', rows([])],
  ['an operation that has been applied', 'appliedBefore', error(409, 'PT409', '[7]')],
  ['a constraint violation', 'rejected', error(400, '23514')],
  ['a duplicate', 'rejected', error(409, '23505')],
  ['a policy', 'rejected', error(401, '42501')],
  ['a proxy that takes no large requests', 'rejected', error(413)],
  ['an unknown column', 'retry', error(400, 'PGRST204')],
  ['a 400 without a code', 'retry', error(400)],
  ['a conflict without ids', 'retry', error(409, 'PT409')],
  ['no network', 'retry', error(0, '')],
  ['no password', 'retry', error(401, 'PT401')],
  ['a wrong password', 'retry', error(403, 'PT403')],
  ['a missing table', 'retry', error(404, 'PGRST205')],
  ['a timeout', 'retry', error(408)],
  ['too many passwords', 'retry', error(429, 'PT429')],
  ['a server that is down', 'retry', error(503)],
  ['an answer without content', 'retry', rows(null, 204)],
  ['an object instead of rows', 'retry', rows({})],
  ['rows without ids', 'retry', rows([{}])],
  ['503 with the body null', 'retry', rows(null, 503)],
])('%s gives %s', (_, kind, answer) => {
  expect(resultOf(answer)).toMatchObject({ kind });
});

test('an insert without a row gives retry', () => {
  expect(insertResultOf(rows([]))).toMatchObject({ kind: 'retry' });
});
