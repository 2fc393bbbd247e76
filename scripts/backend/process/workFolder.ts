import { spawnSync } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { giveTo, type ProcessUser } from './processUser.ts';

/** The kernel truncates longer socket paths. */
const SOCKET_PATH_LIMIT = 107;
const PREFIX = 'shop-backend-';
const LONGEST_SOCKET = `${PREFIX}XXXXXX/.s.PGSQL.5432`;

/** A new temporary folder for sockets, logs and temporary data. */
export function makeWorkFolder(user: ProcessUser): string {
  const parent = [tmpdir(), '/tmp'].find((folder) => suits(folder, user));
  if (parent === undefined) throw new Error(`No temporary folder that uid ${user.uid} can enter`);
  const folder = mkdtempSync(path.join(parent, PREFIX));
  giveTo(user, folder);
  return folder;
}

function suits(folder: string, user: ProcessUser): boolean {
  const fits = path.join(folder, LONGEST_SOCKET).length <= SOCKET_PATH_LIMIT;
  return fits && spawnSync('test', ['-x', folder], user).status === 0;
}
