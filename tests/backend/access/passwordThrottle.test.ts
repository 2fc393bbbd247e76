import { beforeAll, beforeEach, expect, test } from 'vitest';

import {
  knownHeaders,
  resetThrottle,
  repeatInSequence,
  passwordHeader,
  setPassword,
  times,
  writeBrand,
} from '../support/owner';
import { rest } from '../support/rest';
import { VALID_ROWS } from '../support/tables';
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

  /** One after the other, because only one password is checked at a time. */
  const writeInSequence = async (count: number, headers: Record<string, string>) =>
    repeatInSequence(count, async () => write(headers));

  test('checks one password at a time, and lets nobody wait for it', async () => {
    const known = await knownHeaders(backend());
    const checking = backend()
      .sql(
        "select pg_advisory_xact_lock('private.wrong_passwords'::regclass::oid::bigint), pg_sleep(60)",
      )
      .catch(String);
    await expect.poll(async () => write(RIGHT), { timeout: 20_000 }).toBe(429);
    const answers = await Promise.all(
      times(30, RIGHT).map(async (headers) =>
        rest(backend(), 'POST', 'brands', { headers, body: VALID_ROWS.brands }),
      ),
    );
    expect(answers.map(({ status }) => status)).toEqual(times(30, 429));
    expect(answers[0]?.body).toMatchObject({ code: 'busy' });
    expect(answers[0]?.headers.get('retry-after')).toBe('1');
    expect(await write(known)).toBe(201);
    const locks = await backend().sql("select from pg_locks where locktype = 'advisory'");
    expect(locks).toHaveLength(1);
    await backend().sql(
      "select pg_cancel_backend(pid) from pg_stat_activity where wait_event = 'PgSleep'",
    );
    expect(await checking).toContain('canceling statement');
    expect(await write(RIGHT)).toBe(201);
  });

  test('checks at most ten of forty parallel tries', async () => {
    const statuses = await Promise.all(times(40, WRONG).map(write));
    const checked = statuses.filter((status) => status === 403).length;
    expect(checked).toBeGreaterThan(0);
    expect(checked).toBeLessThanOrEqual(10);
    const refused = times(12 - checked, 429).fill(403, 0, 10 - checked);
    expect(await writeInSequence(12 - checked, WRONG)).toEqual(refused);
  });

  test('counts wrong passwords only; then it refuses right ones too, but still allows reading', async () => {
    await writeInSequence(9, WRONG);
    expect(await writeInSequence(12, RIGHT)).toEqual(times(12, 201));
    expect(await writeInSequence(12, {})).toEqual(times(12, 401));
    expect(await writeInSequence(2, WRONG)).toEqual([403, 429]);
    expect([await write(RIGHT), await write({})]).toEqual([429, 401]);
    expect((await rest(backend(), 'GET', 'brands')).status).toBe(200);
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
    expect(await writeInSequence(12, WRONG)).toEqual([...times(10, 403), ...times(2, 429)]);
  });

  test('counts the tries on all tables and functions together', async () => {
    const body = { added: [], edited: [], deleted: [] };
    const answers = await repeatInSequence(6, async () =>
      rest(backend(), 'POST', 'rpc/change_products', { headers: WRONG, body }),
    );
    expect(answers.map(({ status }) => status)).toEqual(times(6, 403));
    expect(await writeInSequence(6, WRONG)).toEqual([...times(4, 403), 429, 429]);
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
    let next = 0;
    const statuses = await repeatInSequence(130, async () => {
      next += 1;
      return write({ ...WRONG, ...from(`198.51.100.${next}`) });
    });
    expect(statuses).toEqual([...times(120, 403), ...times(10, 429)]);
    expect(await write({ ...RIGHT, ...from('203.0.113.200') })).toBe(429);
  });
});
