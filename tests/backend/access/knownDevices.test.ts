import { createHash } from 'node:crypto';

import { beforeEach, expect, test } from 'vitest';

import {
  passwordHeader,
  repeatInSequence,
  resetThrottle,
  setPassword,
  sorted,
} from '../support/owner';
import { rest } from '../support/rest';
import { VALID_ROWS } from '../support/tables';
import { describeBackend, useBackend } from '../support/useBackend';

const RIGHT = passwordHeader();
const WRONG = passwordHeader('yanlış parola');
const TOKEN = 'a1'.repeat(32);
const DEVICE = { 'x-device-token': TOKEN };
const from = (address: string) => ({ 'cf-connecting-ip': address });

function times<Value>(count: number, value: Value): Value[] {
  return Array.from({ length: count }, () => value);
}

describeBackend('a known browser', () => {
  const backend = useBackend();
  beforeEach(async () => {
    await setPassword(backend());
    await resetThrottle(backend());
  });

  const write = async (headers: Record<string, string>) =>
    (await rest(backend(), 'POST', 'brands', { headers, body: VALID_ROWS.brands })).status;
  const known = async () =>
    backend().sql<{ hash: string }>(
      "select encode(token_hash, 'hex') as hash from private.known_devices",
    );
  const guess = async (headers: Record<string, string> = {}, count = 10) =>
    repeatInSequence(count, async () => write({ ...WRONG, ...headers }));

  test('writes while others are throttled; unknown ones do not', async () => {
    expect(await write({ ...RIGHT, ...DEVICE })).toBe(201);
    expect(await guess({}, 11)).toEqual([...times(10, 403), 429]);
    expect(await write({ ...RIGHT, ...DEVICE })).toBe(201);
    expect(await write({ ...RIGHT, 'x-device-token': 'b2'.repeat(32) })).toBe(429);
    expect(await write(RIGHT)).toBe(429);
  });

  test('opens nothing by its token alone', async () => {
    await write({ ...RIGHT, ...DEVICE });
    expect(await write(DEVICE)).toBe(401);
    expect(await write({ ...WRONG, ...DEVICE })).toBe(403);
  });

  test('is known by a hash of its token only', async () => {
    await write({ ...RIGHT, ...DEVICE });
    await write({ ...RIGHT, ...DEVICE });
    expect(await known()).toEqual([{ hash: createHash('sha256').update(TOKEN).digest('hex') }]);
  });

  test.for([
    ['a wrong password', { ...WRONG, ...DEVICE }],
    ['no password', DEVICE],
    ['a short token', { ...RIGHT, 'x-device-token': 'a1' }],
    ['an empty token', { ...RIGHT, 'x-device-token': '' }],
    ['no token', RIGHT],
  ] as const)('is not made by %s', async ([, headers]) => {
    await write(headers);
    expect(await known()).toEqual([]);
  });

  test('is forgotten when a password is set, also the same one', async () => {
    await write({ ...RIGHT, ...DEVICE });
    await setPassword(backend());
    expect(await known()).toEqual([]);
    await guess();
    expect(await write({ ...RIGHT, ...DEVICE })).toBe(429);
  });

  test('may guess ten times, which throttles no others', async () => {
    await write({ ...RIGHT, ...DEVICE });
    expect(await guess(DEVICE, 12)).toEqual([...times(10, 403), 429, 429]);
    expect(await write({ ...RIGHT, ...DEVICE })).toBe(429);
    expect(await write(RIGHT)).toBe(201);
  });
});

describeBackend('the throttle of an address', () => {
  const backend = useBackend();
  beforeEach(async () => {
    await setPassword(backend());
    await resetThrottle(backend());
  });

  const write = async (headers: Record<string, string>) =>
    (await rest(backend(), 'POST', 'brands', { headers, body: VALID_ROWS.brands })).status;

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
  ] as const)('after guesses from %s, %s gets %i', async ([guesser, owner, status]) => {
    await setPasswordApart([guesser, owner], status === 201);
    expect(await repeatInSequence(11, async () => write({ ...WRONG, ...from(guesser) }))).toEqual([
      ...times(10, 403),
      429,
    ]);
    expect(await write({ ...RIGHT, ...from(owner) })).toBe(status);
  });

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
