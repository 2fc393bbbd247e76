import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';

import type { Binaries } from './binaries.ts';
import { SUPERUSER } from './database.ts';
import { startGuarded } from './guardedProcess.ts';
import { giveTo, type ProcessUser } from './processUser.ts';

export interface ClusterOptions {
  binaries: Binaries;
  user: ProcessUser;
  dataFolder: string;
  /** Holds sockets and logs; removed after the server has stopped. */
  workFolder: string;
  /** Whether the data must outlive a power cut. */
  durable: boolean;
  /** A cluster that has never been started, to copy: making one takes ten times as long. */
  template?: string | undefined;
}

/**
 * The folder in which a server was started. Unlike that folder's path, it can be entered by a user who may
 * not pass the folders above it (a checkout below root's home).
 */
export const HERE = '/proc/self/cwd';

/** Makes `dataFolder` a PostgreSQL data folder, unless it is one. Throws if it belongs to another version. */
export async function ensureCluster(options: ClusterOptions): Promise<void> {
  const versionFile = path.join(options.dataFolder, 'PG_VERSION');
  if (!existsSync(versionFile)) return createCluster(options);
  const found = readFileSync(versionFile, 'utf8').trim();
  const ours = majorVersion(options.binaries.postgres);
  if (found !== ours) {
    throw new Error(`The data in ${options.dataFolder} is of PostgreSQL ${found}, not ${ours}`);
  }
}

/** Sets up beside the folder and moves it into place, so that a broken-off start leaves nothing half done. */
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
  if (!durable) args.push('--no-sync');
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
