import { writeFileSync } from 'node:fs';
import { request } from 'node:http';
import path from 'node:path';

import { startGuarded, type GuardedProcess } from './process/guardedProcess.ts';
import { giveTo, type ProcessUser } from './process/processUser.ts';
import { waitUntilReady } from './process/waitUntilReady.ts';

export interface PostgrestOptions {
  binary: string;
  user: ProcessUser;
  /** Contains the sockets of PostgreSQL and PostgREST. */
  workFolder: string;
  jwtSecret: string;
  maxRows: number;
}

export function postgrestSocket(workFolder: string): string {
  return path.join(workFolder, 'rest.sock');
}

/** Starts PostgREST with the settings of a hosted project. */
export async function startPostgrest(options: PostgrestOptions): Promise<GuardedProcess> {
  const { binary, user, workFolder } = options;
  const settings = path.join(workFolder, 'postgrest.conf');
  writeFileSync(settings, settingsText(options), { mode: 0o600 });
  giveTo(user, settings);
  const server = startGuarded({
    command: binary,
    args: [settings],
    log: path.join(workFolder, 'postgrest.log'),
    user,
    stopSignal: 'TERM',
  });
  await waitUntilReady('PostgREST', server, () => isServing(postgrestSocket(workFolder)));
  return server;
}

function settingsText({ workFolder, jwtSecret, maxRows }: PostgrestOptions): string {
  const values = {
    'db-uri': `postgresql://authenticator@/postgres?host=${encodeURIComponent(workFolder)}`,
    'db-schemas': 'public',
    'db-extra-search-path': 'public, extensions',
    'db-anon-role': 'anon',
    'db-max-rows': maxRows,
    'jwt-secret': jwtSecret,
    'server-unix-socket': postgrestSocket(workFolder),
  };
  return Object.entries(values)
    .map(([name, value]) => `${name} = ${JSON.stringify(value)}\n`)
    .join('');
}

/** The root address answers 503 until the schema has been read. */
async function isServing(socketPath: string): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = request({ socketPath, path: '/' }, (answer) => {
      answer.resume();
      resolve(answer.statusCode === 200);
    });
    probe.on('error', () => resolve(false));
    probe.end();
  });
}
