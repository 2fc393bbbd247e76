import { resolveConfig } from 'vite';
import { afterEach, expect, test, vi } from 'vitest';

import { hasOpenControls } from './openControls.ts';
import { settings } from './settings.ts';

afterEach(() => vi.unstubAllEnvs());

test.each([
  ['DEMO', false],
  ['ALLOW_DEMO_PASSWORD', true],
])('a build without ADMIN_PASSWORD, with %s=1, has a password: %s', async (name, hasPassword) => {
  vi.stubEnv('ADMIN_PASSWORD', undefined);
  vi.stubEnv(name, '1');
  const { define } = await resolveConfig({ configFile: false, plugins: [settings()] }, 'build');
  expect(define?.['import.meta.env.VITE_ADMIN_PASSWORD_HASH'] !== '""').toBe(hasPassword);
});

test.each([
  ['0', false],
  ['1', true],
])('with OPEN_CONTROLS=%s the controls are open: %s', (given, isOpen) => {
  vi.stubEnv('OPEN_CONTROLS', given);
  expect(hasOpenControls('production')).toBe(isOpen);
});
