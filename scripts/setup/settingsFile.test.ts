import { expect, test } from 'vitest';

import { withSettings } from './settingsFile.ts';

const SETTINGS = { URL: 'https://abc', KEY: 'sb_publishable_abc' };

test.each([
  ['nothing', '', 'URL=https://abc\nKEY=sb_publishable_abc\n'],
  ['other lines', 'CSP_META=1\n', 'CSP_META=1\nURL=https://abc\nKEY=sb_publishable_abc\n'],
  ['a longer name', 'URL_OLD=1\n', 'URL_OLD=1\nURL=https://abc\nKEY=sb_publishable_abc\n'],
  [
    'older values',
    'KEY=old\r\n# mine\r\nURL=\r\n',
    'KEY=sb_publishable_abc\n# mine\nURL=https://abc\n',
  ],
])('a file with %s gets the settings', (_, before, after) => {
  expect(withSettings(before, SETTINGS)).toBe(after);
  expect(withSettings(after, SETTINGS)).toBe(after);
});
