import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';

import { expect, onTestFinished, test } from 'vitest';

import { describeBackend } from '../support/useBackend';

const START = path.resolve(import.meta.dirname, '../../../scripts/start.ts');

/** The number of the PostgREST that serves from a work folder in `folder`. */
function postgrestIn(folder: string): number {
  for (const pid of readdirSync('/proc').filter((entry) => /^\d+$/.test(entry))) {
    try {
      const [program = '', settings = ''] = readFileSync(`/proc/${pid}/cmdline`, 'utf8').split(
        '\0',
      );
      if (program.endsWith('postgrest') && settings.startsWith(folder)) return Number(pid);
    } catch {
      // The process has ended since the folder was read.
    }
  }
  throw new Error('PostgREST does not run');
}

describeBackend('npm start', () => {
  test('ends with a word when PostgREST ends by itself', async () => {
    // A folder of its own, so that no other test's PostgREST is found.
    const folder = mkdtempSync(path.join(tmpdir(), 'server-ends-'));
    chmodSync(folder, 0o777);
    const shop = spawn(process.execPath, [START], {
      env: {
        PATH: process.env.PATH,
        TMPDIR: folder,
        LOCAL_FOLDER: path.join(folder, 'local'),
        PORT: '0',
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    onTestFinished(() => {
      shop.kill('SIGKILL');
      rmSync(folder, { recursive: true, force: true });
    });
    const errors = text(shop.stderr);
    const exited = once(shop, 'exit');
    let shown = '';
    for await (const chunk of shop.stdout.iterator({ destroyOnReturn: false })) {
      shown += String(chunk);
      if (shown.includes('Ctrl-C')) break;
    }
    expect(shown).toContain('Password   yedekparca');
    process.kill(postgrestIn(folder), 'SIGKILL');
    expect(await exited).toEqual([1, null]);
    expect(await errors).toContain('PostgREST has ended');
  });
});
