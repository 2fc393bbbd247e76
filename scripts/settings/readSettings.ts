import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseEnv } from 'node:util';

import { cleanText } from '../../src/domain/text/cleanText.ts';

export type Settings = Readonly<Record<string, string | undefined>>;

/** The environment, and what it does not name from `.env.local`, else from `.env` (D38). An empty value is a name, too. */
export function readSettings(folder = process.cwd(), env: Settings = process.env): Settings {
  return { ...readFile(folder, '.env'), ...readFile(folder, '.env.local'), ...env };
}

function readFile(folder: string, name: string): Settings {
  const file = path.join(folder, name);
  return existsSync(file) ? parseEnv(readFileSync(file, 'utf8')) : {};
}

/** The clean text of a setting; undefined where nothing is given. */
export function given(settings: Settings, name: string): string | undefined {
  return cleanText(settings[name] ?? '') || undefined;
}

export function isOn(settings: Settings, name: string): boolean {
  return given(settings, name) === '1';
}
