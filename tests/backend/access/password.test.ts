import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { beforeEach, expect, test } from 'vitest';

import { COMMON_PASSWORDS } from '../../../scripts/passwords/commonPasswords.ts';
import { KNOWN_PASSWORDS } from '../../../scripts/passwords/testing/examples.ts';
import { PASSWORD, passwordHeader, repeatInSequence, resetThrottle } from '../support/owner';
import { rest } from '../support/rest';
import { fillWithOneRowEach, VALID_ROWS } from '../support/tables';
import { describeBackend, useBackend } from '../support/useBackend';

const BODY = VALID_ROWS.brands;
const GOOD = ['İIıi ĞÜŞÖÇ ğüşöç, & 42', '🔑🔒🔑🔒🔑🔒🔑🔒🔑🔒', 'şğ'.repeat(18)];

describeBackend('the owner’s password', () => {
  const backend = useBackend();
  beforeEach(async () => {
    await resetThrottle(backend());
    await backend().sql('delete from private.admin_password where only_row');
  });

  const set = async (password: string | null) =>
    backend().sql('select private.set_admin_password($1)', [password]);
  const insert = async (headers: Record<string, string>) =>
    rest(backend(), 'POST', 'brands', { headers, body: BODY });
  const statusFor = async (password: string) => (await insert(passwordHeader(password))).status;

  const storedHash = async () =>
    (await backend().sql<{ hash: string }>('select hash from private.admin_password'))[0]?.hash;

  test.for(GOOD)('may be %j, in composed and decomposed Unicode', async (password) => {
    await set(password.normalize('NFD'));
    expect(await statusFor(password)).toBe(201);
    expect(await statusFor(password.normalize('NFD'))).toBe(201);
    expect(await statusFor(`${password}1`)).toBe(403);
    expect(await statusFor(password.slice(0, -1))).toBe(403);
  });

  test.for([' egzoz boru', 'egzoz boru\n', '\u00a0\tegzoz boru \u2003\ufeff'])(
    'is the same with the blanks of a paste at its ends: %j',
    async (pasted) => {
      await set(pasted);
      expect(await statusFor('egzoz boru')).toBe(201);
      await set('egzoz boru');
      expect(await statusFor(pasted)).toBe(201);
    },
  );

  test('does not count blanks at its ends as characters', async () => {
    await expect(set(' dokuz han ')).rejects.toThrow('10 characters');
    await set(`${'xy'.repeat(36)} `);
    expect(await statusFor('xy'.repeat(36))).toBe(201);
  });

  test('that was set with blanks before they were ignored still opens', async () => {
    await set('egzoz boru');
    await backend().sql(
      "update private.admin_password set hash = extensions.crypt($1, extensions.gen_salt('bf', 4))",
      [' egzoz boru '],
    );
    expect(await statusFor(' egzoz boru ')).toBe(201);
    expect(await statusFor('egzoz boru')).toBe(403);
  });

  test.for([null, '', 'dokuz han', 'ş'.repeat(37), 'x'.repeat(73)])(
    'cannot be %j',
    async (password) => {
      await set('bugünkü parola');
      await expect(set(password)).rejects.toThrow(/10 characters|72 bytes/);
      expect(await statusFor('bugünkü parola')).toBe(201);
    },
  );

  test.for(KNOWN_PASSWORDS)('cannot be %j, which everybody would try first', async (password) => {
    await expect(set(password)).rejects.toThrow('everybody would try this password first');
  });

  test('cannot have a phone number of the contact details', async () => {
    await fillWithOneRowEach(backend());
    await backend().sql("update contact_info set phone = '0532 000 00 00 / 0312 354 00 00'");
    await expect(set('0532 000 00 00')).rejects.toThrow('everybody would try this password first');
    await expect(set('0312 354 00 00')).rejects.toThrow('everybody would try this password first');
    await set('0532 000 99 00');
  });

  test('is compared with the same words as in the build', async () => {
    const rows = await backend().sql<{ folded: string }>(
      'select folded from private.known_passwords',
    );
    expect(rows.map(({ folded }) => folded).toSorted()).toEqual(COMMON_PASSWORDS.toSorted());
  });

  test('is replaced at once when it is changed', async () => {
    await set('eski parola');
    await set('yeni parola');
    expect(await statusFor('eski parola')).toBe(403);
    expect(await statusFor('yeni parola')).toBe(201);
    expect(await backend().sql('select from private.admin_password')).toHaveLength(1);
  });

  test('is stored as a salted hash only', async () => {
    await set('egzoz boru');
    const first = await storedHash();
    await set('egzoz boru');
    expect(first).toMatch(/^\$2a\$10\$.{53}$/);
    expect(await storedHash()).not.toBe(first);
  });

  test('allows no write before it is set, and such a try is not counted as wrong', async () => {
    const answers = await repeatInSequence(12, async () => insert(passwordHeader('egzoz boru')));
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 403));
    expect(answers[0]?.body).toMatchObject({
      message: 'no owner password has been set yet',
      hint: expect.stringContaining('set_admin_password'),
    });
  });

  test.for(['', 'egzoz boru', '%%%', 'AA==', '/w==', '4p=='])(
    'is refused when the header is %j without encoding',
    async (value) => {
      await set('egzoz boru');
      const { status, body } = await insert({ 'x-admin-password': value });
      expect([status, body]).toMatchObject([403, { message: 'wrong password' }]);
    },
  );

  const logs = () => {
    const folder = backend().socketFolder;
    const files = readdirSync(folder).filter((file) => file.endsWith('.log'));
    expect(files).toHaveLength(2);
    return files.map((file) => readFileSync(path.join(folder, file), 'utf8')).join('\n');
  };

  test('is not in the logs of both servers, right or wrong, but the refused writes are', async () => {
    const wrong = 'yanlış parola';
    await set(PASSWORD);
    expect([await statusFor(PASSWORD), await statusFor(wrong)]).toEqual([201, 403]);
    const headers = passwordHeader(PASSWORD);
    const refused = await rest(backend(), 'POST', 'brands', {
      headers,
      body: { ...BODY, name: '' },
    });
    expect(refused.status).toBe(400);

    const written = logs();
    expect(written).toContain('ERROR:  wrong password');
    expect(written).toContain('violates check constraint');
    for (const secret of [PASSWORD, wrong]) {
      expect(written).not.toContain(secret);
      expect(written).not.toContain(passwordHeader(secret)['x-admin-password']);
    }
  });
});
