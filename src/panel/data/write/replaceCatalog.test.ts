import { describe, expect, test, vi } from 'vitest';

import { answer, fakeRest, networkDown } from '@/data/testing/fakeRest';
import { loggedErrors } from '@/data/testing/loggedErrors';
import type { Catalog } from '@/domain/catalog';
import { writerFor } from '@/panel/data/testing/writerFor';

const logged = loggedErrors();

const contact = {
  phone: '0312 345 67 89',
  email: 'a@b.example',
  address: 'Ankara',
  workingHours: 'Hafta içi 8-19',
};
const next: Catalog = {
  products: [],
  slides: [],
  brands: [
    { id: 2, name: 'VALEO', logo: 'v.svg' },
    { id: 1, name: 'GATES', logo: 'g.svg' },
  ],
  contact,
};
const made = { products: [], brands: [21, 20], slides: [] };
const underNewIds: Catalog = {
  ...next,
  brands: [
    { id: 21, name: 'VALEO', logo: 'v.svg' },
    { id: 20, name: 'GATES', logo: 'g.svg' },
  ],
};
const refusal = (status: number, code: string) => answer(status, { code, message: 'refused' });
const outOfTime = refusal(500, '57014');
const changedElsewhere = answer(200, { changed: true });

async function replace(...answers: ReturnType<typeof answer>[]) {
  const rest = fakeRest({ 'POST rpc/replace_catalog': answers });
  const result = await writerFor(rest).replaceCatalog(next, 'state');
  return { result, requests: rest.requests };
}

test('one request has the new catalogue and the state that the owner has seen', async () => {
  const { requests, result } = await replace(answer(200, made));
  expect(requests).toHaveLength(1);
  expect(result).toEqual(underNewIds);
  expect(requests[0]?.body).toEqual({
    products: [],
    brands: [
      { name: 'VALEO', logo: 'v.svg' },
      { name: 'GATES', logo: 'g.svg' },
    ],
    slides: [],
    seen_state: 'state',
    contact: {
      phone: '0312 345 67 89',
      email: 'a@b.example',
      address: 'Ankara',
      working_hours: 'Hafta içi 8-19',
      updated_at: expect.any(String),
    },
  });
});

test('a large catalogue has time for its upload', async () => {
  vi.useFakeTimers();
  const many = Array.from({ length: 100_000 }, (_, index) => ({
    id: index + 1,
    name: 'VALEO',
    logo: 'v.svg',
  }));
  const late = async () => {
    await vi.advanceTimersByTimeAsync(30_000);
    return new Response(JSON.stringify({ ...made, brands: many.map(({ id }) => id) }));
  };
  const rest = fakeRest({ 'POST rpc/replace_catalog': late });
  const { replaceCatalog } = writerFor(rest);
  expect(await replaceCatalog({ ...next, brands: many }, 'state')).toMatchObject({
    brands: many,
  });
  expect(await replaceCatalog(next, 'state')).toBe('unanswered');
  vi.useRealTimers();
});

describe.each([
  ['without an answer', networkDown],
  ['that a gateway answers', answer(504, 'Gateway Timeout')],
])('after a first attempt %s', (_, unanswered) => {
  test('the request is repeated with the same operation id, and the answer names the new rows', async () => {
    const { result, requests } = await replace(unanswered, answer(200, made));
    expect(result).toEqual(underNewIds);
    const [first, second] = requests.map(({ headers }) => headers.get('x-op-id'));
    expect(first).toBeTruthy();
    expect(second).toBe(first);
    expect(logged).not.toHaveBeenCalled();
  });

  test.each([
    ['has no answer', networkDown],
    ['runs out of time while it waits for the first', outOfTime],
    ['is answered with 503', answer(503, { message: 'Service Unavailable' })],
  ])(
    'and a second one that %s, the result is unanswered and there is no third attempt',
    async (_state, second) => {
      const { result, requests } = await replace(unanswered, second);
      expect(result).toBe('unanswered');
      expect(requests).toHaveLength(2);
    },
  );

  test('and a second one that finds a changed list, the result is changed-elsewhere', async () => {
    expect((await replace(unanswered, changedElsewhere)).result).toBe('changed-elsewhere');
  });
});

test.each([
  ['the database has no such function', refusal(404, 'PGRST202'), 'unsupported'],
  ['the password is missing', refusal(401, 'PT401'), 'refused'],
  ['the password is wrong', refusal(403, 'PT403'), 'refused'],
  ['one row violates a constraint', refusal(400, '23514'), 'refused'],
  ['the backup is too large', answer(413, 'Payload Too Large'), 'refused'],
  ['the database has no time left', outOfTime, 'too-slow'],
  ['no connection is free', refusal(504, 'PGRST003'), 'unreachable'],
  ['too many passwords were tried', refusal(429, 'PT429'), 'unreachable'],
  ['the server is down', answer(503, { message: 'Service Unavailable' }), 'unreachable'],
])('when %s, nothing is replaced and the reason is logged', async (_, errorAnswer, failure) => {
  const { result, requests } = await replace(errorAnswer);
  expect(result).toBe(failure);
  expect(requests).toHaveLength(1);
  expect(logged).toHaveBeenCalledOnce();
});

test.each([
  ['too few ids', { ...made, brands: [21] }],
  ['a list without ids', { products: [], brands: [21, 20] }],
  ['no ids', 'null'],
])('an answer with %s gives unanswered', async (_, body) => {
  expect((await replace(answer(200, body))).result).toBe('unanswered');
});

test.each([
  ['the state', answer(200, '"abc"'), { state: 'abc' }],
  ['unsupported where the database has no such function', answer(404, {}), 'unsupported'],
  ['refused for a wrong password', answer(403, { code: 'PT403', message: 'wrong' }), 'refused'],
  ['unreachable without a network', networkDown, 'unreachable'],
  ['unreachable for an answer that is no text', answer(200, null), 'unreachable'],
])('readState gives %s', async (_, given, expected) => {
  const { readState } = writerFor(fakeRest({ 'POST rpc/catalog_state': given }));
  expect(await readState()).toEqual(expected);
});
