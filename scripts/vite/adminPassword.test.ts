import { expect, test } from 'vitest';

import { checkPassword } from '@/data/password';

import { hashPassword } from './adminPassword.ts';

const hash = hashPassword('Şifre çok gizli 1', 1024);

test.each([
  ['the password', 'Şifre çok gizli 1', true],
  ['the password in another spelling of its letters', 'Şifre çok gizli 1'.normalize('NFD'), true],
  ['another case', 'şifre çok gizli 1', false],
  ['a blank more', 'Şifre çok gizli 1 ', false],
  ['nothing', '', false],
])('the browser judges %s as the build would', async (_, given, right) => {
  expect(await checkPassword(given, hash)).toBe(right);
});

test('a build without a password lets nobody in', async () => {
  expect(await checkPassword('', '')).toBe(false);
});

// Slow on purpose, and slower where coverage is measured.
test('a real hash opens', { timeout: 60_000 }, async () => {
  expect(await checkPassword('yedekparca', hashPassword('yedekparca'))).toBe(true);
});

test('two builds have two hashes, and neither has the password', () => {
  expect(hashPassword('yedekparca')).not.toBe(hashPassword('yedekparca'));
  expect(hash).not.toContain('gizli');
});
