import { parseEnv } from 'node:util';

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

test.each(['Yılmaz Oto', 'No: 5 # arka', "Usta'nın “Yeri”", `"a" 'b'`, '$1 \\n', `"a" 'b' \`c\``])(
  'the text %j is read as it was written',
  (value) => {
    const { NAME = '' } = parseEnv(withSettings('', { NAME: value }));
    expect(NAME.replaceAll('’', "'")).toBe(value);
  },
);
