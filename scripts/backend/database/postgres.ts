import path from 'node:path';

import { startGuarded, type GuardedProcess } from '../process/guardedProcess.ts';
import { waitUntilReady } from '../process/waitUntilReady.ts';
import { ensureCluster, HERE, type ClusterOptions } from './cluster.ts';
import { answers, connect, SUPERUSER } from './database.ts';

/** Starts PostgreSQL. It listens only on a socket in the work folder. */
export async function startPostgres(options: ClusterOptions): Promise<GuardedProcess> {
  const { binaries, user, dataFolder, workFolder, durable } = options;
  await ensureCluster(options);
  const settings = [
    'listen_addresses=',
    `unix_socket_directories=${workFolder}`,
    `fsync=${durable ? 'on' : 'off'}`,
    'timezone=UTC',
  ];
  const server = startGuarded({
    command: binaries.postgres,
    args: ['-D', HERE, ...settings.flatMap((setting) => ['-c', setting])],
    cwd: dataFolder,
    log: path.join(workFolder, 'postgres.log'),
    user,
    // SIGINT closes open sessions; SIGTERM would wait for them.
    stopSignal: 'INT',
    discard: workFolder,
  });
  const probe = connect(workFolder, SUPERUSER);
  try {
    await waitUntilReady('PostgreSQL', server, () => answers(probe));
  } finally {
    await probe.end();
  }
  return server;
}
