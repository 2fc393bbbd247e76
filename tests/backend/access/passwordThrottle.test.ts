import { beforeAll, beforeEach, expect, test } from 'vitest';

import {
  resetThrottle,
  repeatInSequence,
  passwordHeader,
  setPassword,
  sorted,
} from '../support/owner';
import { rest } from '../support/rest';
import { VALID_ROWS } from '../support/tables';
import { describeBackend, useBackend } from '../support/useBackend';

const WRONG = passwordHeader('yanlış parola');
const RIGHT = passwordHeader();

/** Parameters: how many seconds ago the first wrong try was, and the number of wrong tries. */
const PAST_TRIES = `
  select setval('private.wrong_passwords', (extract(epoch from now())::bigint - $1) * 1000 + $2)`;

function times<Value>(count: number, value: Value): Value[] {
  return Array.from({ length: count }, () => value);
}

describeBackend('the throttle', () => {
  const backend = useBackend();
  beforeAll(async () => setPassword(backend()));
  beforeEach(async () => resetThrottle(backend()));

  const write = async (headers: Record<string, string>) =>
    (await rest(backend(), 'POST', 'brands', { headers, body: VALID_ROWS.brands })).status;

  test('answers ten wrong tries with 403 and the next with 429, although each is rolled back', async () => {
    const statuses = await repeatInSequence(14, async () => write(WRONG));
    expect(statuses).toEqual([...times(10, 403), ...times(4, 429)]);
  });

  test('checks at most ten of forty parallel tries', async () => {
    const statuses = await Promise.all(times(40, WRONG).map(write));
    expect(sorted(statuses)).toEqual([...times(10, 403), ...times(30, 429)]);
  });

  test('refuses the right password too, but still allows reading', async () => {
    await Promise.all(times(10, WRONG).map(write));
    expect(await write(RIGHT)).toBe(429);
    expect(await write({})).toBe(401);
    expect((await rest(backend(), 'GET', 'brands')).status).toBe(200);
  });

  test('does not count right passwords', async () => {
    const statuses = await Promise.all(times(30, RIGHT).map(write));
    expect(statuses).toEqual(times(30, 201));
    await Promise.all(times(9, WRONG).map(write));
    expect(await Promise.all(times(12, RIGHT).map(write))).toEqual(times(12, 201));
    expect([await write(WRONG), await write(WRONG)]).toEqual([403, 429]);
  });

  test('does not count requests without a password', async () => {
    await Promise.all(times(12, {}).map(write));
    expect(await write(RIGHT)).toBe(201);
  });

  test.for([
    { seconds: 30, tries: 10, status: 429 },
    { seconds: 30, tries: 9, status: 201 },
    { seconds: 61, tries: 10, status: 201 },
    { seconds: 86_400, tries: 10, status: 201 },
  ])('answers $status $seconds s after the first of $tries tries', async (now) => {
    await backend().sql(PAST_TRIES, [now.seconds, now.tries]);
    expect(await write(RIGHT)).toBe(now.status);
  });

  test('starts a new minute at the first wrong try after the old minute', async () => {
    await backend().sql(PAST_TRIES, [61, 10]);
    const statuses = await Promise.all(times(12, WRONG).map(write));
    expect(sorted(statuses)).toEqual([...times(10, 403), ...times(2, 429)]);
  });

  test('counts the tries on all tables and functions together', async () => {
    const body = { items: [], base_ids: [] };
    const requests = times(6, 'rpc/replace_slides').map(async (path) =>
      rest(backend(), 'POST', path, { headers: WRONG, body }),
    );
    const statuses = await Promise.all([
      ...requests.map(async (r) => (await r).status),
      ...times(6, WRONG).map(write),
    ]);
    expect(sorted(statuses)).toEqual([...times(10, 403), ...times(2, 429)]);
  });

  test('is reset when the owner sets a password', async () => {
    await Promise.all(times(10, WRONG).map(write));
    await setPassword(backend());
    expect(await write(RIGHT)).toBe(201);
  });
});
