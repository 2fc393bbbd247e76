import { expect, test } from 'vitest';

import { rowsAfter } from './laterPages';
import { positionOf } from './readList';

const T = '2026-01-02T03:04:05.678901+00:00';

test.each([
  [{ id: 7, created_at: T }, `created_at.lt."${T}",and(created_at.eq."${T}",id.lt.7)`],
  [{ id: '7', created_at: T }, `created_at.lt."${T}",and(created_at.eq."${T}",id.lt.7)`],
  [{ id: 7, created_at: null }, 'and(created_at.is.null,id.lt.7),created_at.not.is.null'],
  [{ id: 7 }, 'and(created_at.is.null,id.lt.7),created_at.not.is.null'],
])('the rows after %j have the filter %s', (row, filter) => {
  const position = positionOf(row);
  expect(position && rowsAfter(position)).toBe(filter);
});

test.each([null, 7, 'x', [], {}, { id: 0 }, { id: null, created_at: T }])(
  'positionOf gives undefined for %j',
  (row) => {
    expect(positionOf(row)).toBeUndefined();
  },
);
