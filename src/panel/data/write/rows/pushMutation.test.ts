import { afterEach, expect, test, vi } from 'vitest';

import { answer, fakeRest, networkDown, noAnswer, rows } from '@/data/testing/fakeRest';
import { slide } from '@/domain/testing/examples';
import { deletion, update } from '@/panel/data/testing/mutations';
import { writerFor } from '@/panel/data/testing/writerFor';
import { writesOf } from '@/panel/data/testing/writesOf';

afterEach(() => void vi.useRealTimers());

test('an update is a PATCH of its row, with the column names of the database', async () => {
  const rest = fakeRest({ 'PATCH slides': rows([{ id: 2 }]) });
  const { id: _, buttonText, buttonColor, ...texts } = slide;
  const seen = {
    title: '',
    subtitle: '',
    description: '',
    image: '',
    buttonText: '',
    buttonColor: '',
  };
  const mutation = { ...update, table: 'slides', id: 2, rowId: 2, item: slide, seen } as const;
  const result = await writerFor(rest).pushMutation(mutation);
  expect(result).toEqual({ kind: 'applied', rowId: 2 });
  expect(writesOf(rest)).toEqual(['PATCH slides 2']);
  const body = { ...texts, button_text: buttonText, button_color: buttonColor };
  expect(rest.requests[0]?.body).toEqual(body);
});

test('a delete is a DELETE of its row and of no other, with its operation id and its attempt', async () => {
  const rest = fakeRest({ 'DELETE brands': rows([{ id: 7 }]) });
  const result = await writerFor(rest).pushMutation({ ...deletion, attempt: 3 });
  expect(result).toEqual({ kind: 'applied', rowId: 7 });
  expect(writesOf(rest)).toEqual(['DELETE brands 7']);
  const { headers } = rest.requests[0] ?? {};
  expect([headers?.get('x-op-id'), headers?.get('x-op-attempt')]).toEqual(['a', '3']);
});

test.each([
  ['is gone', rows([]), { kind: 'notFound' }],
  ['is still there', rows([{ id: 7, name: 'Sachs' }]), { kind: 'retry', status: 200 }],
  ['cannot be read', networkDown, { kind: 'retry', status: 0 }],
])('an empty answer when the row %s', async (_, read, expected) => {
  const rest = fakeRest({
    'PATCH brands': rows([]),
    'DELETE brands': rows([]),
    'GET brands': read,
  });
  const { pushMutation } = writerFor(rest);
  expect(await pushMutation(update)).toMatchObject(expected);
  expect(await pushMutation(deletion)).toMatchObject(expected);
  expect(rest.requests.at(-1)?.url.searchParams.get('id')).toBe('eq.7');
});

test.each([
  ['the owner’s password, encoded for a header', 'şifre', 'xZ9pZnJl'],
  ['the same value for the password in decomposed Unicode', 's\u0327ifre', 'xZ9pZnJl'],
  ['the same value for the password with spaces around it', ' şifre\r\n', 'xZ9pZnJl'],
  ['nothing before the login', undefined, null],
])('the password header has %s', async (_, password, header) => {
  const rest = fakeRest({ 'PATCH brands': rows([{ id: 7 }]) });
  await writerFor(rest, password).pushMutation(update);
  expect(rest.requests[0]?.headers.get('x-admin-password')).toBe(header);
});

const tokensOf = async (first: Parameters<typeof fakeRest>[0], password?: string) => {
  const rest = fakeRest(first);
  const writer = writerFor(rest, password);
  await writer.pushMutation(update);
  await writer.pushMutation(update);
  return rest.requests.map(({ headers }) => headers.get('x-device-token'));
};
const wrong = answer(403, { code: 'PT403', message: 'wrong password' });
const throttled = answer(429, { code: 'PT429', message: 'too many wrong passwords' });

test.each([
  ['stays the same after an answer', rows([{ id: 7 }]), true],
  ['stays the same while throttled', throttled, true],
  ['stays the same after a refusal by another server', answer(403, { message: 'No' }), true],
  ['is replaced when the password is wrong: a new password has revoked it', wrong, false],
])('the token of the browser goes with the password and %s', async (_, response, isSame) => {
  const tokens = await tokensOf({ 'PATCH brands': response }, 'parola');
  expect(tokens).toEqual(Array(2).fill(expect.stringMatching(/^[0-9a-f]{64}$/)));
  expect(tokens[0] === tokens[1]).toBe(isSame);
});

test('the token of the browser is not sent before the login', async () => {
  expect(await tokensOf({ 'PATCH brands': wrong })).toEqual([null, null]);
});

test('a write without an answer after 8 seconds is aborted and gives retry', async () => {
  vi.useFakeTimers();
  const rest = fakeRest({ 'DELETE brands': noAnswer });
  const result = writerFor(rest).pushMutation(deletion);
  await vi.advanceTimersByTimeAsync(7999);
  expect(rest.requests[0]?.signal?.aborted).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  expect(rest.requests[0]?.signal?.aborted).toBe(true);
  expect(await result).toMatchObject({ kind: 'retry', status: 0 });
});
