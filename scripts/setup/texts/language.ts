import { english, type Texts } from './english.ts';
import { turkish } from './turkish.ts';

export type Language = 'turkish' | 'english';

/** Windows has none of these variables; there the system's own language counts. */
export function languageOf(
  env: Readonly<Record<string, string | undefined>>,
  systemLanguage = Intl.DateTimeFormat().resolvedOptions().locale,
): Language {
  const language = env['LC_ALL'] || env['LC_MESSAGES'] || env['LANG'] || systemLanguage;
  return /^tr\b|^tr_/i.test(language) ? 'turkish' : 'english';
}

export function textsFor(...where: Parameters<typeof languageOf>): Texts {
  return { turkish, english }[languageOf(...where)];
}
