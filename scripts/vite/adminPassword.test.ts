import { expect, test } from 'vitest';

import { checkPassword } from '@/data/password';

import { hashPassword } from './adminPassword.ts';

const hash = hashPassword('Şifre çok gizli 1', 1024);

test.each([
  ['the password', 'Şifre çok gizli 1', true],
  ['the password in decomposed Unicode', 'Şifre çok gizli 1'.normalize('NFD'), true],
  ['the password in another case', 'şifre çok gizli 1', false],
  ['the password with a space after it', 'Şifre çok gizli 1 ', false],
  ['an empty password', '', false],
])('the browser compares %s with the hash of the build', async (_, given, right) => {
  expect(await checkPassword(given, hash)).toBe(right);
});

test('without a hash every password is wrong', async () => {
  expect(await checkPassword('', '')).toBe(false);
});

// The hash is slow by design, and slower while coverage is measured.
test('a hash with the real cost is verified', { timeout: 60_000 }, async () => {
  expect(await checkPassword('yedekparca', hashPassword('yedekparca'))).toBe(true);
});

test('two builds have different hashes, which do not contain the password', () => {
  expect(hashPassword('yedekparca')).not.toBe(hashPassword('yedekparca'));
  expect(hash).not.toContain('gizli');
});
