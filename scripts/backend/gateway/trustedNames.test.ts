import { hostname, networkInterfaces } from 'node:os';

import { expect, test } from 'vitest';

import { trustNamesOf } from './trustedNames.ts';

const LOCAL = '127.0.0.1';

test.each([
  [LOCAL, 'http://localhost:5173'],
  [LOCAL, 'https://localhost'],
  [LOCAL, 'http://127.0.0.1:54321'],
  [LOCAL, 'http://127.8.9.10'],
  [LOCAL, 'http://[::1]:5173'],
  [LOCAL, 'http://LOCALHOST'],
  ['192.0.2.5', 'http://192.0.2.5:54321'],
  ['Dukkan.Local', 'http://dukkan.local:5173'],
  ['2001:DB8::5', 'http://[2001:db8::5]:54321'],
])('a server on %s trusts %s', (host, address) => {
  expect(trustNamesOf(host)(address)).toBe(true);
});

test.each([
  'https://shop.example',
  'http://localhost.shop.example',
  'http://127.0.0.1.shop.example:54321',
  'http://192.0.2.7:5173',
  'http://[2001:db8::7]',
  'null',
  '',
  'http://',
])('no server trusts %j', (address) => {
  const hosts = [LOCAL, '192.0.2.5', '0.0.0.0', '::'];
  expect(hosts.filter((host) => trustNamesOf(host)(address))).toEqual([]);
});

test('a server on all addresses trusts those of this computer, and its name', () => {
  const isTrusted = trustNamesOf('0.0.0.0');
  expect(isTrusted(`http://${hostname()}:5173`)).toBe(true);
  const addresses = Object.values(networkInterfaces()).flatMap((list) => list ?? []);
  for (const { address, family } of addresses) {
    expect(isTrusted(`http://${family === 'IPv6' ? `[${address}]` : address}`)).toBe(true);
  }
});

test('further names are trusted as they are', () => {
  const isTrusted = trustNamesOf(LOCAL, ['backend.test']);
  expect(isTrusted('http://backend.test')).toBe(true);
  expect(isTrusted('http://a.backend.test')).toBe(false);
});
