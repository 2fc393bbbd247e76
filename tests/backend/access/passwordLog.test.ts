import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { afterAll, beforeAll, expect, test, vi } from 'vitest';

import { startLocalBackend, type LocalBackend } from '../../../scripts/backend/localBackend.ts';
import { PASSWORD, passwordHeader, setPassword } from '../support/owner';
import { rest } from '../support/rest';
import { VALID_ROWS } from '../support/tables';
import { describeBackend } from '../support/useBackend';

describeBackend('the logs of both servers', () => {
  let folder = '';
  let running: LocalBackend | undefined;

  // A folder of its own, so that the logs of this backend can be found.
  beforeAll(async () => {
    folder = mkdtempSync(path.join(tmpdir(), 'logs-'));
    chmodSync(folder, 0o777);
    vi.stubEnv('TMPDIR', folder);
    running = await startLocalBackend();
    vi.unstubAllEnvs();
  });
  afterAll(async () => {
    await running?.stop();
    rmSync(folder, { recursive: true });
  });

  const logs = () =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.log'))
      .map((file) => readFileSync(path.join(folder, file), 'utf8'))
      .join('\n');

  test('contain refused writes but no password, right or wrong', async () => {
    if (running === undefined) throw new Error('The backend starts in beforeAll');
    const backend = running;
    await setPassword(backend);
    const wrong = 'yanlış parola';
    const write = async (password: string, change: object) => {
      const headers = passwordHeader(password);
      const body = { ...VALID_ROWS.brands, ...change };
      return (await rest(backend, 'POST', 'brands', { headers, body })).status;
    };
    expect(await write(PASSWORD, {})).toBe(201);
    expect(await write(PASSWORD, { name: '' })).toBe(400);
    expect(await write(wrong, {})).toBe(403);

    const written = logs();
    expect(written).toContain('ERROR:  wrong password');
    expect(written).toContain('violates check constraint');
    for (const secret of [PASSWORD, wrong]) {
      expect(written).not.toContain(secret);
      expect(written).not.toContain(passwordHeader(secret)['x-admin-password']);
    }
  });
});
