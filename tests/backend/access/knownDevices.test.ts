import { createHash } from 'node:crypto';

import { beforeEach, expect, test } from 'vitest';

import {
  passwordHeader,
  repeatInSequence,
  resetThrottle,
  setPassword,
  times,
  writeBrand,
} from '../support/owner';
import { describeBackend, useBackend } from '../support/useBackend';

const RIGHT = passwordHeader();
const WRONG = passwordHeader('yanlış parola');
const TOKEN = 'a1'.repeat(32);
const DEVICE = { 'x-device-token': TOKEN };

describeBackend('a known browser', () => {
  const backend = useBackend();
  beforeEach(async () => {
    await setPassword(backend());
    await resetThrottle(backend());
  });

  const write = async (headers: Record<string, string>) => writeBrand(backend(), headers);
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

  test('is known by a hash of its token only, which opens nothing alone', async () => {
    await write({ ...RIGHT, ...DEVICE });
    await write({ ...RIGHT, ...DEVICE });
    expect(await write(DEVICE)).toBe(401);
    expect(await write({ ...WRONG, ...DEVICE })).toBe(403);
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
