import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { build, resolveConfig } from 'vite';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';

import { settings } from './settings.ts';

afterEach(() => vi.unstubAllEnvs());

async function hashOfBuild(): Promise<string> {
  const { define } = await resolveConfig({ configFile: false, plugins: [settings()] }, 'build');
  return JSON.parse(define?.['import.meta.env.VITE_ADMIN_PASSWORD_HASH']);
}

test.each([
  ['DEMO', '1', ''],
  ['ALLOW_DEMO_PASSWORD', '1', expect.stringMatching(/^\d+\./)],
  ['ADMIN_PASSWORD_HASH', '2.ab.cd', '2.ab.cd'],
])('a build without ADMIN_PASSWORD, with %s=%s, has the hash %j', async (name, value, hash) => {
  vi.stubEnv('ADMIN_PASSWORD', undefined);
  vi.stubEnv('ADMIN_PASSWORD_HASH', undefined);
  vi.stubEnv(name, value);
  expect(await hashOfBuild()).toEqual(hash);
});

test('ADMIN_PASSWORD comes before the hash that the set-up has written', async () => {
  vi.stubEnv('ADMIN_PASSWORD', 'egzoz boru');
  vi.stubEnv('ADMIN_PASSWORD_HASH', '2.ab.cd');
  expect(await hashOfBuild()).not.toBe('2.ab.cd');
});

test.each([
  ['', 'npm run deploy'],
  ['{"storagePrefix":"ornekoto"}', 'SHOP_NAME'],
])('a build for a database with the record %j ends with the line of %s', async (record, last) => {
  const root = mkdtempSync(path.join(tmpdir(), 'build-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  writeFileSync(path.join(root, 'index.html'), '<!doctype html>');
  vi.stubEnv('ADMIN_PASSWORD_HASH', '2.ab.cd');
  vi.stubEnv('VITE_SUPABASE_URL', 'https://abcdefgh.supabase.co');
  vi.stubEnv('VITE_SUPABASE_ANON_KEY', 'sb_publishable_abc');
  vi.stubEnv('SHOP_RECORD', record);
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  const quiet = { configFile: false, logLevel: 'silent', build: { write: false } } as const;
  await build({ ...quiet, root, plugins: [settings()] });
  expect(warn.mock.lastCall?.[0]).toContain(last);
});

test('all wrong settings stop it at once, each with a sentence', async () => {
  vi.stubEnv('LC_ALL', 'tr_TR.UTF-8');
  vi.stubEnv('SHOP_PHONE', 'yok');
  vi.stubEnv('OPEN_CONTROLS', 'evet');
  await expect(hashOfBuild()).rejects.toThrow(/^SHOP_PHONE: .+\nOPEN_CONTROLS: .+$/);
});
