import { checkPassword } from '../setup/answers.ts';
import { english } from '../setup/texts/english.ts';
import type { Language } from '../setup/texts/language.ts';
import { turkish } from '../setup/texts/turkish.ts';
import { DEFINITIONS } from './definitions.ts';
import { given, type Settings } from './readSettings.ts';

const WORDS = {
  turkish: {
    wrong: (name: string, expected: string, example: string) =>
      `${name}: verilen değer olmaz; beklenen: ${expected}. Örnek: ${example}`,
    alone: (name: string, missing: string) =>
      `${name} verilmiş, ama ${missing} yok: ikisini de verin ya da ikisini de silin.`,
    secret: (name: string) =>
      `${name} gizli anahtar olamaz: sayfaya giren anahtar herkese açıktır. sb_publishable_ ile başlayanı verin.`,
  },
  english: {
    wrong: (name: string, expected: string, example: string) =>
      `${name}: its value cannot be used; expected: ${expected}. Example: ${example}`,
    alone: (name: string, missing: string) =>
      `${name} is given, but ${missing} is not: give both, or remove both.`,
    secret: (name: string) =>
      `${name} must not be the secret key: everybody can read the key in the page. Give the one that begins with sb_publishable_.`,
  },
};

const ADDRESS = 'VITE_SUPABASE_URL';
const KEY = 'VITE_SUPABASE_ANON_KEY';

/**
 * One sentence about each setting that is wrong or given by half. No sentence contains the value: a password or a
 * connection string may stand in any box, and everybody who can open the build reads its log.
 */
export function checkSettings(settings: Settings, language: Language): string[] {
  const words = WORDS[language];
  const problems = Object.entries(DEFINITIONS).flatMap(([name, definition]) => {
    const text = given(settings, name);
    if (text === undefined || definition.fits(text)) return [];
    return [words.wrong(name, definition.expected[language], definition.example)];
  });
  const [address, key] = [given(settings, ADDRESS), given(settings, KEY)];
  if (address !== undefined && key === undefined) problems.push(words.alone(ADDRESS, KEY));
  if (address === undefined && key !== undefined) problems.push(words.alone(KEY, ADDRESS));
  if (isSecretKey(key)) problems.push(words.secret(KEY));
  const password = settings['ADMIN_PASSWORD']?.trim() ?? '';
  const checked = checkPassword(password);
  if (password !== '' && 'problem' in checked) {
    problems.push(`ADMIN_PASSWORD: ${{ turkish, english }[language][checked.problem]}`);
  }
  return problems;
}

function isSecretKey(key = ''): boolean {
  const [, payload = ''] = /^eyJ[\w-]+\.([\w-]+)\./.exec(key) ?? [];
  const isServiceRole = Buffer.from(payload, 'base64url').includes('service_role');
  return key.startsWith('sb_secret_') || isServiceRole;
}
