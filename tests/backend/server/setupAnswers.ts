import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';

import { afterAll, expect } from 'vitest';

import type { LocalBackend } from '../../../scripts/backend/localBackend.ts';
import { FACTS } from '../../../scripts/settings/definitions.ts';

const SCRIPT = path.resolve(import.meta.dirname, '../../../scripts/setup.ts');

interface Run {
  language?: string;
  /** What the set-up ends with. */
  exitCode?: number;
}

/** Enter at each question about the shop. */
const KEPT_FACTS = Object.keys(FACTS).map(() => '');

/** Runs `npm run setup` in this folder with these lines as its input. Returns what it shows. */
export async function runSetup(
  folder: string,
  lines: readonly string[],
  { facts = KEPT_FACTS, ...run }: Run & { facts?: readonly string[] } = {},
): Promise<string> {
  return runCommand(folder, [process.execPath, SCRIPT], { ...run, lines: [...facts, ...lines] });
}

/** Runs it without a question, with what a host gives. */
export async function runUnattended(
  folder: string,
  given: Record<string, string>,
  { option = '--unattended', ...run }: Run & { option?: string } = {},
): Promise<string> {
  return runCommand(folder, [process.execPath, SCRIPT, option], { ...run, given });
}

/** Runs the command. Its environment has what finds programs, and nothing that could be a setting. */
export async function runCommand(
  folder: string,
  [command = '', ...args]: readonly string[],
  {
    language = 'en_US.UTF-8',
    exitCode = 0,
    lines = [],
    given = {},
  }: Run & { lines?: readonly string[]; given?: Record<string, string> },
): Promise<string> {
  const { PATH, HOME, TMPDIR } = process.env;
  const setup = spawn(command, args, {
    cwd: folder,
    env: { PATH, HOME, TMPDIR, LC_ALL: language, ...given },
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  setup.stdin.end(`${lines.join('\n')}\n`);
  const [shown, errors, code] = await Promise.all([
    text(setup.stdout),
    text(setup.stderr),
    new Promise<number | null>((resolve) => setup.on('close', resolve)),
  ]);
  expect({ code, shown, errors }).toEqual({ code: exitCode, shown, errors });
  return shown + errors;
}

/** The answers to the first three questions: the address, the key, and how a client on this computer connects. */
export function projectOf({ url, anonKey, socketFolder }: LocalBackend): string[] {
  const host = encodeURIComponent(socketFolder);
  return [url, anonKey, `postgresql://postgres@localhost/postgres?host=${host}`];
}

/** A folder of its own for the tests of one file. */
export function makeSetupFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'setup-'));
  afterAll(() => rmSync(folder, { recursive: true }));
  return folder;
}

export function expectTexts(shown: string, ...texts: string[]): void {
  expect(texts.filter((one) => !shown.includes(one))).toEqual([]);
}
