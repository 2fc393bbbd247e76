import { spawn } from 'node:child_process';
import path from 'node:path';
import { text } from 'node:stream/consumers';

import type { LocalBackend } from '../../../scripts/backend/localBackend.ts';

const SCRIPT = path.resolve(import.meta.dirname, '../../../scripts/setup.ts');

/** How a client of PostgreSQL on this computer connects. */
export function connectionString({ socketFolder }: LocalBackend): string {
  return `postgresql://postgres@localhost/postgres?host=${encodeURIComponent(socketFolder)}`;
}

/** Runs `npm run setup` in this folder with these lines as its input. */
export async function runSetup(folder: string, lines: readonly string[], language = 'en_US.UTF-8') {
  const { NODE_ENV: _, ...env } = process.env;
  const setup = spawn(process.execPath, [SCRIPT], {
    cwd: folder,
    env: { ...env, LC_ALL: language },
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  setup.stdin.end(`${lines.join('\n')}\n`);
  const [shown, errors, code] = await Promise.all([
    text(setup.stdout),
    text(setup.stderr),
    new Promise<number | null>((resolve) => setup.on('close', resolve)),
  ]);
  return { shown: shown + errors, code };
}
