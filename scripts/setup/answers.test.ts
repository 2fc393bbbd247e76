import { expect, test } from 'vitest';

import {
  checkAddress,
  checkConnection,
  checkKey,
  checkPassword,
  needsPassword,
  withPassword,
} from './answers.ts';

const ADDRESS = 'https://abcdefgh.supabase.co';

const jwt = (role: string) =>
  ['{"alg":"HS256"}', `{"role":"${role}"}`, 'signature']
    .map((part) => Buffer.from(part).toString('base64url'))
    .join('.');

const noAddress = { problem: 'notAnAddress' };

test.each([
  ['https://abcdefgh.supabase.co', { value: ADDRESS }],
  [' https://abcdefgh.supabase.co/rest/v1/ ', { value: ADDRESS }],
  ['http://127.0.0.1:54321/', { value: 'http://127.0.0.1:54321' }],
  ['', noAddress],
  ['abcdefgh', noAddress],
  ['http://abcdefgh.supabase.co', noAddress],
  ['https://supabase.com/dashboard/project/abcdefgh', noAddress],
  ['postgresql://postgres@db.abcdefgh.supabase.co/postgres', noAddress],
])('the address %j is judged', (text, result) => {
  expect(checkAddress(text)).toEqual(result);
});

test.each([
  [' sb_publishable_abc ', { value: 'sb_publishable_abc' }],
  [jwt('anon'), { value: jwt('anon') }],
  ['sb_secret_abc', { problem: 'secretKey' }],
  [jwt('service_role'), { problem: 'secretKey' }],
  ['abc', { problem: 'notAKey' }],
])('the key %s is judged', (text, result) => {
  expect(checkKey(text)).toEqual(result);
});

const POOLER = 'postgresql://postgres.abcdefgh:pass@aws-0-eu.pooler.supabase.com:5432/postgres';
const DIRECT = 'postgres://postgres:[YOUR-PASSWORD]@db.abcdefgh.supabase.co:5432/postgres';
const OTHER = 'postgres://postgres@localhost/postgres';

test.each([
  [POOLER, { value: POOLER }],
  [` ${DIRECT} `, { value: DIRECT }],
  [OTHER, { value: OTHER }],
  ['', { problem: 'notAConnection' }],
  ['https://abcdefgh.supabase.co', { problem: 'notAConnection' }],
  ['postgresql://', { problem: 'notAConnection' }],
  ['postgresql://pass#', { problem: 'unreadableConnection' }],
  [DIRECT.replace('abcdefgh', 'other'), { problem: 'otherProject' }],
  [POOLER.replace('abcdefgh', 'other'), { problem: 'otherProject' }],
])('the connection %j is judged', (text, result) => {
  expect(checkConnection(text, ADDRESS)).toEqual(result);
});

test.each([
  ['p@ss/w', 'p%40ss%2Fw'],
  ['1#2:3?4', '1%232%3A3%3F4'],
  ['p%40ss', 'p%40ss'],
  ['100%', '100%25'],
  ['şifre', '%C5%9Fifre'],
])('the password %j of a connection is read', (password, encoded) => {
  const value = POOLER.replace('pass', encoded);
  expect(checkConnection(POOLER.replace('pass', password), ADDRESS)).toEqual({ value });
  expect(new URL(value).hostname).toBe('aws-0-eu.pooler.supabase.com');
});

test('the password of the database takes its place in the string, with every letter', () => {
  const string = 'postgres://postgres:[YOUR-PASSWORD]@localhost/postgres';
  expect(needsPassword(string)).toBe(true);
  expect(decodeURIComponent(new URL(withPassword(string, 'a/$&@ş:')).password)).toBe('a/$&@ş:');
  expect(needsPassword('postgres://postgres:pass@localhost/postgres')).toBe(false);
});

test.each([
  ['  on harfli şifre ', { value: 'on harfli şifre' }],
  ['çörek şifre'.normalize('NFD'), { value: 'çörek şifre' }],
  ['kısa şifre'.slice(0, 9), { problem: 'tooShort' }],
  ['şğ'.repeat(18), { value: 'şğ'.repeat(18) }],
  ['ş'.repeat(37), { problem: 'tooLong' }],
  ['Yedek Parça 34', { problem: 'known' }],
])('the password %j is judged as the database does', (text, result) => {
  expect(checkPassword(text)).toEqual(result);
});
