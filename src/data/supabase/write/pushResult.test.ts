import { expect, test } from 'vitest';

import { insertOutcome, outcomeOf, type WriteAnswer } from './pushResult';

const error = (status: number, code?: string, details?: string): WriteAnswer => ({
  data: null,
  status,
  error: { message: 'x', code, details: details ?? null },
});
const rows = (data: unknown, status = 200): WriteAnswer => ({ data, status, error: null });

test.each<[string, WriteAnswer, string]>([
  ['a row', rows([{ id: 7 }], 201), 'done'],
  ['no row', rows([]), 'gone'],
  ['an operation that has been applied', error(409, 'PT409', '[7]'), 'done before'],
  ['a broken rule', error(400, '23514'), 'refused'],
  ['a duplicate', error(409, '23505'), 'refused'],
  ['an unknown column', error(400, 'PGRST204'), 'refused'],
  ['a 400 of somebody else’s', error(400), 'kept'],
  ['a conflict without ids', error(409, 'PT409'), 'kept'],
  ['no network', error(0, ''), 'kept'],
  ['no password', error(401, 'PT401'), 'kept'],
  ['a wrong password', error(403, 'PT403'), 'kept'],
  ['a missing table', error(404, 'PGRST205'), 'kept'],
  ['a timeout', error(408), 'kept'],
  ['too many tries', error(429, 'PT429'), 'kept'],
  ['a server that is down', error(503), 'kept'],
  ['an answer without content', rows(null, 204), 'kept'],
  ['an object', rows({}), 'kept'],
  ['rows without ids', rows([{}]), 'kept'],
  ['503 with the body null', rows(null, 503), 'kept'],
])('%s', (_, answer, kind) => {
  expect(outcomeOf(answer)).toMatchObject({ kind });
});

test('an insert that makes no row has not been understood', () => {
  expect(insertOutcome(rows([]))).toMatchObject({ kind: 'kept' });
});
