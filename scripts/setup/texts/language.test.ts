import { expect, test } from 'vitest';

import { english } from './english.ts';
import { textsFor } from './language.ts';
import { turkish } from './turkish.ts';

test.each([
  [{ LANG: 'tr_TR.UTF-8' }, 'en-US', turkish],
  [{ LANG: 'tr' }, 'en-US', turkish],
  [{ LANG: 'en_US.UTF-8' }, 'tr-TR', english],
  [{ LC_ALL: 'tr_TR.UTF-8', LANG: 'en_US.UTF-8' }, 'en-US', turkish],
  [{ LANG: 'true' }, 'en-US', english],
  [{}, 'tr-TR', turkish],
  [{ LANG: '' }, 'en-GB', english],
])('with %j and a system in %s', (env, system, texts) => {
  expect(textsFor(env, system)).toBe(texts);
});
