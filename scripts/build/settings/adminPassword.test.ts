import { expect, test } from 'vitest';

import { checkPassword } from '@/panel/data/password';

import { hashPassword } from './adminPassword.ts';

const hash = hashPassword('Şifre çok gizli 1', 1024);

test.each([
  ['the password', 'Şifre çok gizli 1', true],
  ['the password in decomposed Unicode', 'Şifre çok gizli 1'.normalize('NFD'), true],
  ['the password in another case', 'şifre çok gizli 1', false],
  ['the password with spaces around it', ' \u00a0Şifre çok gizli 1\t\n', true],
  ['the password with a space less inside', 'Şifre çokgizli 1', false],
  ['an empty password', '', false],
])('the browser compares %s with the hash of the build', async (_, given, right) => {
  expect(await checkPassword(given, hash)).toBe(right);
});

test('two builds have different hashes, without the password and the blanks of a paste', async () => {
  expect(hashPassword('yedekparca')).not.toBe(hashPassword('yedekparca'));
  expect(hash).not.toContain('gizli');
  const pasted = hashPassword(' Şifre çok gizli 1\u2003\n', 1024);
  expect(await checkPassword('Şifre çok gizli 1', pasted)).toBe(true);
});
