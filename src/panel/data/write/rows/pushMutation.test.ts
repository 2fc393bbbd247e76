import { afterEach, describe, expect, test, vi } from 'vitest';

import { answer, fakeRest, networkDown, noAnswer, rows } from '@/data/testing/fakeRest';
import { slide } from '@/domain/testing/examples';
import { deletion, update } from '@/panel/data/testing/mutations';
import { writerFor } from '@/panel/data/testing/writerFor';
import { writesOf } from '@/panel/data/testing/writesOf';

afterEach(() => void vi.useRealTimers());

test('an update is a PATCH of its row, with the column names of the database', async () => {
  const rest = fakeRest({ 'PATCH slides': rows([{ id: 2 }]) });
  const { id: _, buttonText, buttonColor, ...texts } = slide;
  const mutation = { ...update, table: 'slides', id: 2, rowId: 2, item: slide } as const;
  const result = await writerFor(rest).pushMutation(mutation, false);
  expect(result).toEqual({ kind: 'applied', rowId: 2 });
  expect(writesOf(rest)).toEqual(['PATCH slides 2']);
  const body = { ...texts, button_text: buttonText, button_color: buttonColor };
  expect(rest.requests[0]?.body).toEqual(body);
});

test('a delete is a DELETE of its row and of no other, with its operation id and its attempt', async () => {
  const rest = fakeRest({ 'DELETE brands': rows([{ id: 7 }]) });
  const result = await writerFor(rest).pushMutation({ ...deletion, attempt: 3 }, false);
  expect(result).toEqual({ kind: 'applied', rowId: 7 });
  expect(writesOf(rest)).toEqual(['DELETE brands 7']);
  const { headers } = rest.requests[0] ?? {};
  expect([headers?.get('x-op-id'), headers?.get('x-op-attempt')]).toEqual(['a', '3']);
});

test.each([
  ['is gone', rows([]), { kind: 'notFound' }],
  ['is still there', rows([{ id: 7, name: 'SACHS' }]), { kind: 'retry', status: 200 }],
  ['cannot be read', networkDown, { kind: 'retry', status: 0 }],
])('an empty answer when the row %s', async (_, read, expected) => {
  const rest = fakeRest({
    'PATCH brands': rows([]),
    'DELETE brands': rows([]),
    'GET brands': read,
  });
  const { pushMutation } = writerFor(rest);
  expect(await pushMutation(update, false)).toMatchObject(expected);
  expect(await pushMutation(deletion, false)).toMatchObject(expected);
  expect(rest.requests.at(-1)?.url.searchParams.get('id')).toBe('eq.7');
});

test.each([
  ['the owner’s password, encoded for a header', 'şifre', 'xZ9pZnJl'],
  ['the same value for the password in decomposed Unicode', 's\u0327ifre', 'xZ9pZnJl'],
  ['the same value for the password with spaces around it', ' şifre\r\n', 'xZ9pZnJl'],
  ['nothing before the login', undefined, null],
])('the password header has %s', async (_, password, header) => {
  const rest = fakeRest({ 'PATCH brands': rows([{ id: 7 }]) });
  await writerFor(rest, password).pushMutation(update, false);
  expect(rest.requests[0]?.headers.get('x-admin-password')).toBe(header);
});

const tokensOf = async (first: Parameters<typeof fakeRest>[0], password?: string) => {
  const rest = fakeRest(first);
  const writer = writerFor(rest, password);
  await writer.pushMutation(update, false);
  await writer.pushMutation(update, false);
  return rest.requests.map(({ headers }) => headers.get('x-device-token'));
};

describe('the token of the browser', () => {
  const wrong = answer(403, { code: 'PT403', message: 'wrong password' });
  const throttled = answer(429, { code: 'PT429', message: 'too many wrong passwords' });
  const proxy = answer(403, { message: 'Forbidden' });

  test.each([
    ['after an answer', rows([{ id: 7 }])],
    ['while throttled', throttled],
    ['after a refusal that is not our database’s', proxy],
  ])('goes with the password and stays the same %s', async (_, given) => {
    const [first, second] = await tokensOf({ 'PATCH brands': given }, 'parola');
    expect(first).toMatch(/^[0-9a-f]{64}$/);
    expect(second).toBe(first);
  });

  test('is replaced when the password is wrong: a new password has revoked it', async () => {
    const [first, second] = await tokensOf({ 'PATCH brands': wrong }, 'parola');
    expect(second).toMatch(/^[0-9a-f]{64}$/);
    expect(second).not.toBe(first);
  });

  test('is not sent before the login', async () => {
    expect(await tokensOf({ 'PATCH brands': wrong })).toEqual([null, null]);
  });
});

test('a write without an answer after 8 seconds is aborted and gives retry', async () => {
  vi.useFakeTimers();
  const rest = fakeRest({ 'DELETE brands': noAnswer });
  const result = writerFor(rest).pushMutation(deletion, false);
  await vi.advanceTimersByTimeAsync(7999);
  expect(rest.requests[0]?.signal?.aborted).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  expect(rest.requests[0]?.signal?.aborted).toBe(true);
  expect(await result).toMatchObject({ kind: 'retry', status: 0 });
});
