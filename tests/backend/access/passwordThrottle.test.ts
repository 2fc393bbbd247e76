import { beforeAll, beforeEach, expect, test } from 'vitest';

import {
  resetThrottle,
  repeatInSequence,
  passwordHeader,
  setPassword,
  sorted,
  times,
  writeBrand,
} from '../support/owner';
import { rest } from '../support/rest';
import { describeBackend, useBackend } from '../support/useBackend';

const WRONG = passwordHeader('yanlış parola');
const RIGHT = passwordHeader();
const from = (address: string) => ({ 'cf-connecting-ip': address });

/** Parameters: how many seconds ago the first wrong try was, and the number of wrong tries. */
const PAST_TRIES = `
  select setval('private.wrong_passwords', (extract(epoch from now())::bigint - $1) * 1000 + $2)`;

describeBackend('the throttle', () => {
  const backend = useBackend();
  beforeAll(async () => setPassword(backend()));
  beforeEach(async () => resetThrottle(backend()));

  const write = async (headers: Record<string, string>) => writeBrand(backend(), headers);

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

  /** Two addresses may share one of the 256 counters. Which ones do changes with each stored hash. */
  async function setPasswordApart(addresses: readonly string[], isApart: boolean): Promise<void> {
    await setPassword(backend());
    if (!isApart) return;
    const counters = await backend().sql(
      `select distinct private.counter_of_address(hash) from private.admin_password,
        unnest($1::text[]) as address,
        set_config('request.headers', json_build_object('cf-connecting-ip', address)::text, true)`,
      [addresses],
    );
    if (counters.length < addresses.length) await setPasswordApart(addresses, isApart);
  }

  test.for([
    ['198.51.100.1', '198.51.100.1', 429],
    ['198.51.100.1', '203.0.113.200', 201],
    ['2001:db8:1:2::1', '2001:db8:1:2:ffff::9', 429],
    ['2001:db8:1:2::1', '2001:db8:1:3::1', 201],
    ['no address', 'another', 429],
  ] as const)(
    'after guesses from the address %s answers %s with %i',
    async ([guesser, owner, status]) => {
      await setPasswordApart([guesser, owner], status === 201);
      expect(await repeatInSequence(11, async () => write({ ...WRONG, ...from(guesser) }))).toEqual(
        [...times(10, 403), 429],
      );
      expect(await write({ ...RIGHT, ...from(owner) })).toBe(status);
    },
  );

  test('checks 120 wrong passwords in a minute, from any number of addresses', async () => {
    const addresses = Array.from({ length: 200 }, (_, index) => `198.51.100.${index + 1}`);
    const statuses = await Promise.all(
      addresses.map(async (address) => write({ ...WRONG, ...from(address) })),
    );
    expect(sorted(statuses)).toEqual([...times(120, 403), ...times(80, 429)]);
    expect(await write({ ...RIGHT, ...from('203.0.113.200') })).toBe(429);
  });

  test('cannot be avoided by GET, which tells nothing about a password', async () => {
    const answers = await Promise.all(
      [RIGHT, WRONG].map(async (headers) =>
        rest(backend(), 'GET', 'rpc/replace_brands?items=[]&base_ids={}', { headers }),
      ),
    );
    expect(answers.map(({ status }) => status)).toEqual([405, 405]);
    expect(answers[0]?.body).toEqual(answers[1]?.body);
  });
});
