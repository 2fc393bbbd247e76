import { parseBackend } from '../../src/config/backend.ts';
import { cleanText } from '../../src/domain/text/cleanText.ts';
import { isKnownPassword } from '../passwords/knownPasswords.ts';
import type { Texts } from './texts/english.ts';

type SimpleText = { [Key in keyof Texts]: Texts[Key] extends string ? Key : never }[keyof Texts];

/** The value of an answer, or the name of the sentence that says what is wrong with it. */
export type Checked<Value> = { value: Value } | { problem: SimpleText };

export function checkAddress(text: string): Checked<string> {
  const { url = '' } = parseBackend(cleanText(text), 'key') ?? {};
  if (!URL.canParse(url)) return { problem: 'notAnAddress' };
  const { protocol, hostname, pathname } = new URL(url);
  const isHere = hostname === 'localhost' || hostname === '127.0.0.1';
  const isSafe = protocol === 'https:' || (protocol === 'http:' && isHere);
  // The address of the dashboard has a path; it is a common mistake.
  return isSafe && pathname === '/' ? { value: url } : { problem: 'notAnAddress' };
}

export function checkKey(text: string): Checked<string> {
  const key = cleanText(text);
  if (key.startsWith('sb_publishable_')) return { value: key };
  if (key.startsWith('sb_secret_')) return { problem: 'secretKey' };
  const [, payload] = /^eyJ[\w-]+\.([\w-]+)\.[\w-]+$/.exec(key) ?? [];
  if (payload === undefined) return { problem: 'notAKey' };
  const isPublic = /"role":\s*"anon"/.test(Buffer.from(payload, 'base64url').toString());
  return isPublic ? { value: key } : { problem: 'secretKey' };
}

/** The dashboard shows the string with this in place of the password. */
const PLACEHOLDER = '[YOUR-PASSWORD]';

export function checkConnection(text: string, address: string): Checked<string> {
  const string = encodePassword(text);
  const plain = string.replace(PLACEHOLDER, 'password');
  if (!/^postgres(?:ql)?:\/\/./.test(plain)) return { problem: 'notAConnection' };
  if (!URL.canParse(plain)) return { problem: 'unreadableConnection' };
  // What stands before a password with `/` or `#` would be read as the host.
  if (new URL(plain).username === '') return { problem: 'unreadableConnection' };
  const project = projectOf(plain);
  const [, expected] = /^https:\/\/(\w+)\.supabase\.co$/.exec(address) ?? [];
  const differs = project !== undefined && expected !== undefined && project !== expected;
  return differs ? { problem: 'otherProject' } : { value: string };
}

const PASSWORD_IN = /^(postgres(?:ql)?:\/\/[^:/@]+:)(.+)(@[^@]+)$/;

/** A connection string whose password can be read, also where its signs stand in it as they are. */
export function encodePassword(text: string): string {
  const [string, start = '', password = '', end = ''] = PASSWORD_IN.exec(cleanText(text)) ?? [];
  if (string === undefined || password === PLACEHOLDER) return cleanText(text);
  const readable = password.replaceAll(
    /[^\w.~!$&'()*+,;=%-]|%(?![\da-f]{2})/gi,
    encodeURIComponent,
  );
  return start + readable + end;
}

/** The name of the Supabase project: in the user's name at a pooler, and in the host's name otherwise. */
export function projectOf(connection: string): string | undefined {
  if (!URL.canParse(connection)) return undefined;
  const { username, hostname } = new URL(connection);
  return (/^postgres\.(\w+)$/.exec(username) ?? DIRECT.exec(hostname))?.[1];
}

/** The host of a direct connection, which has an IPv6 address only. */
export const DIRECT = /^db\.(\w+)\.supabase\.co$/;

export const needsPassword = (connection: string) => connection.includes(PLACEHOLDER);

export function withPassword(connection: string, password: string): string {
  return connection.replace(PLACEHOLDER, () => encodeURIComponent(password));
}

/** Everything else is a no. */
export const isYes = (text: string) => /^\s*(?:y|yes|e|evet)\s*$/i.test(text);

/** A password by the rules that the database has too. */
export function checkPassword(text: string): Checked<string> {
  const password = text.trim().normalize('NFC');
  if (Array.from(password).length < 10) return { problem: 'tooShort' };
  if (Buffer.byteLength(password) > 72) return { problem: 'tooLong' };
  if (isKnownPassword(password)) return { problem: 'known' };
  return { value: password };
}
