import { expect, test } from 'vitest';

import { insertResultOf, resultOf } from './pushResult';
import type { WriteAnswer } from './sendRequest';

const error = (status: number, code?: string, details?: string): WriteAnswer => ({
  data: null,
  status,
  error: { message: 'x', code, details: details ?? null },
});
const rows = (data: unknown, status = 200): WriteAnswer => ({ data, status, error: null });

test.each<[string, WriteAnswer, string]>([
  ['a row', rows([{ id: 7 }], 201), 'applied'],
  ['no row', rows([]), 'notFound'],
  ['an operation that has been applied', error(409, 'PT409', '[7]'), 'appliedBefore'],
  ['a broken rule', error(400, '23514'), 'rejected'],
  ['a duplicate', error(409, '23505'), 'rejected'],
  ['an unknown column', error(400, 'PGRST204'), 'retry'],
  ['a 400 of somebody else’s', error(400), 'retry'],
  ['a conflict without ids', error(409, 'PT409'), 'retry'],
  ['no network', error(0, ''), 'retry'],
  ['no password', error(401, 'PT401'), 'retry'],
  ['a wrong password', error(403, 'PT403'), 'retry'],
  ['a missing table', error(404, 'PGRST205'), 'retry'],
  ['a timeout', error(408), 'retry'],
  ['too many tries', error(429, 'PT429'), 'retry'],
  ['a server that is down', error(503), 'retry'],
  ['an answer without content', rows(null, 204), 'retry'],
  ['an object', rows({}), 'retry'],
  ['rows without ids', rows([{}]), 'retry'],
  ['503 with the body null', rows(null, 503), 'retry'],
])('%s', (_, answer, kind) => {
  expect(resultOf(answer)).toMatchObject({ kind });
});

test('an insert that makes no row has not been understood', () => {
  expect(insertResultOf(rows([]))).toMatchObject({ kind: 'retry' });
});
