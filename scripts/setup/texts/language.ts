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

/** Turkish first: the computers of hosts speak English, and their logs are read by the owner. */
export function hostLanguages(env: Parameters<typeof languageOf>[0]): readonly Language[] {
  return languageOf(env) === 'turkish' ? ['turkish'] : ['turkish', 'english'];
}

/** Texts in those languages, one below the other. */
export function hostTexts(env: Parameters<typeof languageOf>[0]): Texts {
  if (languageOf(env) === 'turkish') return turkish;
  const entries = Object.entries(turkish).map(([name, own]) => {
    const other = english[name as keyof Texts];
    if (typeof own === 'function' && typeof other === 'function') {
      return [
        name,
        (...values: unknown[]) =>
          [own, other].map((text) => Reflect.apply(text, null, values)).join('\n'),
      ];
    }
    return [name, typeof own === 'string' && typeof other === 'string' ? `${own}\n${other}` : own];
  });
  return Object.fromEntries(entries) as Texts;
}

export function textsFor(...where: Parameters<typeof languageOf>): Texts {
  return { turkish, english }[languageOf(...where)];
}
