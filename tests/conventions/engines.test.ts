import { afterEach, expect, test, vi } from 'vitest';

import { expectBrowsers } from '../engines/programs.ts';

afterEach(() => vi.unstubAllEnvs());

test('without the browsers, npm run test:engines names what is missing and how to install it', () => {
  vi.stubEnv('PATH', '/nowhere');
  expect(expectBrowsers).toThrow(
    /^Not installed: firefox-esr, WebKitWebDriver, Xvfb.*\. On Debian: apt-get install .*\bfirefox-esr\b/,
  );
});
