import { expect, test, vi } from 'vitest';

import { answer, fakeRest, networkDown } from '@/data/testing/fakeRest';
import { loggedErrors } from '@/data/testing/loggedErrors';
import type { Catalog } from '@/domain/catalog';
import { brand, catalog } from '@/domain/testing/examples';
import { writerFor } from '@/panel/data/testing/writerFor';

const logged = loggedErrors();

const { contact, brands } = catalog;
const next: Catalog = { ...catalog, products: [] };
const made = { products: [], brands: [22, 21], slides: [] };
const underNewIds = { ...next, brands: brands.map((item) => ({ ...item, id: item.id + 20 })) };
const refusal = (status: number, code: string) => answer(status, { code, message: 'refused' });
const outOfTime = refusal(500, '57014');
const STATE = 'POST rpc/catalog_state';
const asSeen = async () => true;
const changedElsewhere = answer(200, { changed: true });

async function replace(...answers: ReturnType<typeof answer>[]) {
  const rest = fakeRest({ 'POST rpc/replace_catalog': answers });
  const result = await writerFor(rest).replaceCatalog(next, asSeen);
  return { result, requests: rest.requests.filter(({ call }) => call !== STATE) };
}

test('one request has the new catalogue and the state that the owner has seen', async () => {
  const { requests, result } = await replace(answer(200, made));
  expect(requests).toHaveLength(1);
  expect(result).toEqual(underNewIds);
  const { workingHours: working_hours, ...texts } = contact;
  expect(requests[0]?.body).toEqual({
    products: [],
    brands: brands.map(({ name, logo }) => ({ name, logo })),
    slides: [],
    seen_state: 'state',
    contact: { ...texts, working_hours, updated_at: expect.any(String) },
    shop: expect.objectContaining({ name: null, has_rating: null }),
  });
});

test('a large catalogue has time for its upload', async () => {
  vi.useFakeTimers();
  const many = Array.from({ length: 100_000 }, (_, index) => ({ ...brand, id: index + 1 }));
  const late = async () => {
    await vi.advanceTimersByTimeAsync(30_000);
    return new Response(JSON.stringify({ ...made, brands: many.map(({ id }) => id) }));
  };
  const rest = fakeRest({ 'POST rpc/replace_catalog': late });
  const { replaceCatalog } = writerFor(rest);
  expect(await replaceCatalog({ ...next, brands: many }, asSeen)).toMatchObject({
    brands: many,
  });
  expect(await replaceCatalog(next, asSeen)).toBe('unanswered');
  vi.useRealTimers();
});

test.each([
  ['no answer', networkDown],
  ['the answer of a gateway', answer(504, 'Gateway Timeout')],
  ['the timeout of Supabase’s gateway', answer(544, 'Timeout')],
  ['the timeout of Cloudflare', answer(524, 'Timeout')],
])('after %s the request is repeated with the same operation id', async (_, unanswered) => {
  const { result, requests } = await replace(unanswered, answer(200, made));
  expect(result).toEqual(underNewIds);
  const [first, second] = requests.map(({ headers }) => headers.get('x-op-id'));
  expect(first).toBeTruthy();
  expect(second).toBe(first);
  expect(logged).not.toHaveBeenCalled();
});

test.each([
  ['has no answer', networkDown, 'unanswered'],
  ['runs out of time while it waits for the first', outOfTime, 'unanswered'],
  ['is answered with 503', answer(503, { message: 'Service Unavailable' }), 'unanswered'],
  ['finds a changed list', changedElsewhere, 'changed-elsewhere'],
])('a repetition that %s is the last attempt', async (_, second, expected) => {
  const { result, requests } = await replace(networkDown, second);
  expect(result).toBe(expected);
  expect(requests).toHaveLength(2);
});

test.each([
  ['the database has no such function', refusal(404, 'PGRST202'), 'unsupported'],
  ['the password is missing', refusal(401, 'PT401'), 'refused'],
  ['the password is wrong', refusal(403, 'PT403'), 'refused'],
  ['one row violates a constraint', refusal(400, '23514'), 'refused'],
  ['the backup is too large', answer(413, 'Payload Too Large'), 'refused'],
  ['the database has no time left', outOfTime, 'too-slow'],
  ['no connection is free', refusal(504, 'PGRST003'), 'unreachable'],
  ['too many passwords were tried', refusal(429, 'PT429'), 'throttled'],
  ['the gateway takes no more requests', answer(429, 'Slow down'), 'busy'],
  ['the project is restricted', answer(402, { message: 'exceed_egress_quota' }), 'restricted'],
  ['the project is paused', answer(540, 'Paused'), 'paused'],
  ['the server cannot be reached', answer(521, 'Down'), 'unreachable'],
  ['the server is down', answer(503, { message: 'Service Unavailable' }), 'unreachable'],
])('when %s, nothing is replaced and the reason is logged', async (_, errorAnswer, failure) => {
  const { result, requests } = await replace(errorAnswer);
  expect(result).toBe(failure);
  expect(requests).toHaveLength(1);
  expect(logged).toHaveBeenCalledOnce();
});

test.each([
  ['too few ids', { ...made, brands: [22] }],
  ['a list without ids', { products: [], brands: [22, 21] }],
  ['no ids', 'null'],
])('an answer with %s gives unanswered', async (_, body) => {
  expect((await replace(answer(200, body))).result).toBe('unanswered');
});

test.each([
  ['unsupported where the database has no such function', answer(404, {}), 'unsupported'],
  ['refused for a wrong password', answer(403, { code: 'PT403', message: 'wrong' }), 'refused'],
  ['unreachable without a network', networkDown, 'unreachable'],
  ['unreachable for an answer that is no text', answer(200, null), 'unreachable'],
])('the reading of the state gives %s, and nothing is sent', async (_, state, expected) => {
  const rest = fakeRest({ [STATE]: state });
  expect(await writerFor(rest).replaceCatalog(next, asSeen)).toEqual(expected);
  expect(rest.requests).toHaveLength(1);
});

test('what the owner does not see is not replaced', async () => {
  const rest = fakeRest();
  const result = await writerFor(rest).replaceCatalog(next, async () => false);
  expect(result).toBe('changed-elsewhere');
  expect(rest.requests).toHaveLength(1);
});
