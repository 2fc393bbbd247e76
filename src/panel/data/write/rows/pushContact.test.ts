import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { answer, fakeRest, networkDown, rows } from '@/data/testing/fakeRest';
import { contact } from '@/domain/testing/examples';
import { contactUpdate } from '@/panel/data/testing/mutations';
import { writerFor } from '@/panel/data/testing/writerFor';
import { writesOf } from '@/panel/data/testing/writesOf';

const now = '2026-03-01T10:00:00.000Z';

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: new Date(now) }));
afterEach(() => void vi.useRealTimers());

const { workingHours: working_hours, ...texts } = contact;
const { phone } = texts;
const row = { ...texts, working_hours, updated_at: now };
/** The record that the owner has seen has another phone number. */
const stored = { ...row, id: 7, phone: contactUpdate.seen.phone };

const save = async (rest: ReturnType<typeof fakeRest>) =>
  writerFor(rest).pushMutation(contactUpdate);

test('the record that the shop shows is updated, and none is inserted', async () => {
  const rest = fakeRest({
    'GET contact_info': rows([{ ...stored, updated_at: '2026-02-01T00:00:00+00:00' }]),
    'PATCH contact_info': rows([{ id: 7 }]),
  });
  expect(await save(rest)).toEqual({ kind: 'applied', rowId: 7 });
  expect(writesOf(rest)).toEqual(['PATCH contact_info 7']);
  expect(rest.requests[1]?.body).toEqual({ phone, updated_at: now });
  // The same order as in the load.
  expect(Object.fromEntries(rest.requests[0]?.url.searchParams ?? [])).toMatchObject({
    order: 'updated_at.desc,id.desc',
    limit: '1',
  });
});

const retry = expect.objectContaining({ kind: 'retry' });
const refused = expect.objectContaining({ kind: 'refused' });

test.each([
  ['a success', answer(201, [{ id: 4 }]), { kind: 'applied', rowId: 4 }],
  ['a constraint violation', answer(400, { code: '23514' }), refused],
  ['a missing password', answer(401, { code: 'PT401' }), retry],
  ['an answer without a row', answer(201, []), retry],
])(
  'without a record one is inserted, and nothing else is sent after %s',
  async (_, response, expected) => {
    const rest = fakeRest({ 'GET contact_info': rows([]), 'POST contact_info': response });
    expect(await save(rest)).toEqual(expected);
    expect(writesOf(rest)).toEqual(['POST contact_info']);
    expect(rest.requests[1]?.body).toEqual(row);
  },
);

test.each([
  ['a record from a clock that is ahead', '2026-03-03T00:00:00.000Z', '2026-03-03T00:00:00.001Z'],
  ['a record of the same time', now, '2026-03-01T10:00:00.001Z'],
  ['an older record', '2026-02-28T00:00:00.000Z', now],
  ['a record without a date', null, now],
])(
  'the new details have a later date than %s, so that the shop shows them',
  async (_, recorded, expected) => {
    const rest = fakeRest({
      'GET contact_info': rows([{ ...stored, updated_at: recorded }]),
      'PATCH contact_info': rows([{ id: 7 }]),
    });
    await save(rest);
    expect(rest.requests[1]?.body).toMatchObject({ updated_at: expected });
  },
);

test('nothing is written when the existing record cannot be read', async () => {
  const rest = fakeRest({ 'GET contact_info': networkDown });
  expect(await save(rest)).toMatchObject({ kind: 'retry', status: 0 });
  expect(writesOf(rest)).toEqual([]);
});
