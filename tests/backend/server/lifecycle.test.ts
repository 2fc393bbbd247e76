import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { LOCAL_PUBLISHABLE_KEY } from '../../../scripts/backend/gateway/keys.ts';
import { startLocalBackend } from '../../../scripts/backend/localBackend.ts';
import { describeBackend } from '../support/useBackend';
import { processesOf } from './processes';

const PARENT = path.join(import.meta.dirname, 'parent.ts');
const NOBODY = { uid: 65_534, gid: 65_534 };
const canBecomeNobody =
  process.getuid?.() === 0 && spawnSync(process.execPath, ['--version'], NOBODY).status === 0;

describeBackend('the processes of a backend', () => {
  let folder = '';
  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'lifecycle-'));
    chmodSync(folder, 0o777);
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  const startParent = async (user = {}) => {
    const parent = spawn(process.execPath, [PARENT], {
      ...user,
      env: { PATH: process.env.PATH, TMPDIR: folder },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const [url] = (await once(parent.stdout, 'data')) as [Buffer];
    return { parent, url: String(url) };
  };

  const expectNothingLeft = async () => {
    await expect.poll(() => processesOf(folder), { timeout: 20_000 }).toEqual([]);
    expect(readdirSync(folder)).toEqual([]);
  };

  test.for(['SIGKILL', 'SIGTERM', 'SIGINT'] as const)(
    'end when %s ends their parent',
    async (signal) => {
      const { parent } = await startParent();
      const names = JSON.stringify(processesOf(folder));
      expect(names).toContain('bin/postgres -D');
      expect(names).toContain('postgrest.conf');
      parent.kill(signal);
      await once(parent, 'exit');
      await expectNothingLeft();
    },
  );

  test.runIf(canBecomeNobody)('also run for an ordinary user', async () => {
    const { parent, url } = await startParent(NOBODY);
    const headers = { apikey: LOCAL_PUBLISHABLE_KEY };
    const answer = await fetch(`${url}/rest/v1/products`, { headers });
    expect([answer.status, await answer.json()]).toEqual([200, []]);
    parent.kill();
    await once(parent, 'exit');
    await expectNothingLeft();
  });

  test('have ended and deleted their temporary data when stop() resolves', async () => {
    vi.stubEnv('TMPDIR', folder);
    const backend = await startLocalBackend();
    vi.unstubAllEnvs();
    await Promise.all([backend.stop(), backend.stop()]);
    expect(processesOf(folder)).toEqual([]);
    expect(readdirSync(folder)).toEqual([]);
  });
});
