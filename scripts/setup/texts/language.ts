import { english } from './english.ts';
import type { Texts } from './texts.ts';
import { turkish } from './turkish.ts';

/** Windows has none of these variables; there the system's own language counts. */
export function textsFor(
  env: Readonly<Record<string, string | undefined>>,
  systemLanguage = Intl.DateTimeFormat().resolvedOptions().locale,
): Texts {
  const language = env['LC_ALL'] || env['LC_MESSAGES'] || env['LANG'] || systemLanguage;
  return /^tr\b|^tr_/i.test(language) ? turkish : english;
}
