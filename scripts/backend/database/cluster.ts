import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';

import type { Binaries } from '../binaries.ts';
import { startGuarded } from '../process/guardedProcess.ts';
import { giveTo, type ProcessUser } from '../process/processUser.ts';
import { SUPERUSER } from './database.ts';

export interface ClusterOptions {
  binaries: Binaries;
  user: ProcessUser;
  dataFolder: string;
  /** Contains sockets and logs; deleted after the server has stopped. */
  workFolder: string;
  /** Whether the data must survive a power failure. */
  durable: boolean;
  /** A cluster that was never started. Copying it is ten times faster than creating one. */
  template?: string | undefined;
}

/**
 * The working directory of the server. A user without access to the folders above it (a checkout below root's
 * home) can use this relative path, but not the absolute one.
 */
export const HERE = '/proc/self/cwd';

/** Creates a PostgreSQL data folder in `dataFolder` if there is none. Throws if it is of another version. */
export async function ensureCluster(options: ClusterOptions): Promise<void> {
  const versionFile = path.join(options.dataFolder, 'PG_VERSION');
  if (!existsSync(versionFile)) return createCluster(options);
  const found = readFileSync(versionFile, 'utf8').trim();
  const ours = majorVersion(options.binaries.postgres);
  if (found !== ours) {
    throw new Error(`The data in ${options.dataFolder} is of PostgreSQL ${found}, not ${ours}`);
  }
}

/** Creates a temporary folder and renames it at the end, so that an interrupted start leaves no incomplete data. */
async function createCluster(options: ClusterOptions): Promise<void> {
  const { user, dataFolder, template } = options;
  const unfinished = `${dataFolder}.new`;
  rmSync(unfinished, { recursive: true, force: true });
  mkdirSync(path.dirname(unfinished), { recursive: true });
  mkdirSync(unfinished, { mode: 0o700 });
  if (template !== undefined) cpSync(template, unfinished, { recursive: true });
  giveTo(user, unfinished);
  if (template === undefined) await initialize(unfinished, options);
  renameSync(unfinished, dataFolder);
}

async function initialize(
  folder: string,
  { binaries, user, workFolder, durable }: ClusterOptions,
): Promise<void> {
  const args = ['-D', HERE, '-U', SUPERUSER, '--auth=trust', '--encoding=UTF8', '--locale=C'];
  // Temporary data is copied and deleted often, so its log has small files: 1 MB instead of 16.
  if (!durable) args.push('--no-sync', '--wal-segsize=1');
  const initdb = startGuarded({
    command: binaries.initdb,
    args,
    cwd: folder,
    log: path.join(workFolder, 'initdb.log'),
    user,
    stopSignal: 'TERM',
    discard: workFolder,
  });
  if ((await initdb.exited) !== 0) throw new Error(`initdb failed:\n${initdb.logTail()}`);
}

/** `postgres (PostgreSQL) 18.4` gives `18`. */
function majorVersion(postgres: string): string | undefined {
  const { stdout } = spawnSync(postgres, ['--version'], { encoding: 'utf8' });
  return /\) (\d+)/.exec(stdout)?.[1];
}
