import { spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import type { TestProject } from 'vitest/node';

import { backendIsInstalled, findBinaries } from '../../scripts/backend/binaries.ts';
import { ensureCluster } from '../../scripts/backend/database/cluster.ts';
import { startLocalBackend } from '../../scripts/backend/localBackend.ts';
import { unprivilegedUser } from '../../scripts/backend/process/processUser.ts';
import { makeWorkFolder } from '../../scripts/backend/process/workFolder.ts';
import { hasSharedMemory, SHARED_MEMORY } from '../../scripts/sharedMemory.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Folder of an empty database cluster. */
    clusterTemplate: string;
    /** Folder of a cluster that has our migrations. */
    shopTemplate: string;
  }
}

/** The bytes that all databases need: an empty one has 40 MB, and each worker has a few at a time. */
const MEMORY_OF_TESTS = 4 * 1024 ** 3;

/** A container may forbid programs there, and copies of the database's programs may have to run. */
function runsPrograms(folder: string): boolean {
  const program = path.join(folder, 'program');
  writeFileSync(program, '#!/bin/sh\n', { mode: 0o755 });
  return spawnSync(program).status === 0;
}

/**
 * A folder in memory for the databases, or undefined where the system's temporary folder has to do. Nearly every file of
 * tests copies and deletes a database: on a disk that takes 40 % more processor time.
 */
function makeTemporaryFolder(): string | undefined {
  if (!hasSharedMemory(MEMORY_OF_TESTS)) return undefined;
  const folder = mkdtempSync(path.join(SHARED_MEMORY, 'shop-tests-'));
  // The database does not run as root.
  chmodSync(folder, 0o755);
  if (runsPrograms(folder)) return folder;
  rmSync(folder, { recursive: true });
  return undefined;
}

export default async function setUp(project: TestProject) {
  if (!backendIsInstalled()) return undefined;
  const inMemory = makeTemporaryFolder();
  // The workers start later, with this environment.
  if (inMemory !== undefined) process.env['TMPDIR'] = inMemory;
  const user = unprivilegedUser();
  const workFolder = makeWorkFolder(user);
  const binaries = findBinaries(workFolder, user);
  const clusterTemplate = path.join(workFolder, 'empty');
  await ensureCluster({ binaries, user, workFolder, dataFolder: clusterTemplate, durable: false });
  const shopTemplate = path.join(workFolder, 'shop');
  const shop = await startLocalBackend({ dataFolder: shopTemplate, clusterTemplate });
  await shop.stop();
  project.provide('clusterTemplate', clusterTemplate);
  project.provide('shopTemplate', shopTemplate);
  return () => {
    rmSync(workFolder, { recursive: true, force: true });
    if (inMemory !== undefined) rmSync(inMemory, { recursive: true, force: true });
  };
}
