import { spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { hasSharedMemory, SHARED_MEMORY } from '../../../scripts/sharedMemory.ts';

/** In bytes. An empty database has 40 MB, and each worker has a few at a time. */
const MEMORY_OF_TESTS = 4 * 1024 ** 3;

/** A container may forbid programs there, and copies of the database's programs may have to run. */
function runsPrograms(folder: string): boolean {
  const program = join(folder, 'program');
  writeFileSync(program, '#!/bin/sh\n', { mode: 0o755 });
  return spawnSync(program).status === 0;
}

/**
 * A folder in memory for the databases, or undefined where the system's temporary folder has to do. Nearly every file of
 * tests copies and deletes a database: on a disk that takes 40 % more processor time.
 */
export function makeTemporaryFolder(): string | undefined {
  if (!hasSharedMemory(MEMORY_OF_TESTS)) return undefined;
  const folder = mkdtempSync(join(SHARED_MEMORY, 'shop-tests-'));
  // The database does not run as root.
  chmodSync(folder, 0o755);
  if (runsPrograms(folder)) return folder;
  rmSync(folder, { recursive: true });
  return undefined;
}
