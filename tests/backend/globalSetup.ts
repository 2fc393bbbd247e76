import { rmSync } from 'node:fs';
import path from 'node:path';

import type { TestProject } from 'vitest/node';

import { backendIsInstalled, findBinaries } from '../../scripts/backend/binaries.ts';
import { ensureCluster } from '../../scripts/backend/database/cluster.ts';
import { unprivilegedUser } from '../../scripts/backend/process/processUser.ts';
import { makeWorkFolder } from '../../scripts/backend/process/workFolder.ts';
import { makeTemporaryFolder } from './support/temporaryFolder.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Folder of an empty database cluster, which every backend copies. */
    clusterTemplate: string;
  }
}

export default async function setUp(project: TestProject) {
  if (!backendIsInstalled()) return undefined;
  const inMemory = makeTemporaryFolder();
  // The workers start later, with this environment.
  if (inMemory !== undefined) process.env['TMPDIR'] = inMemory;
  const user = unprivilegedUser();
  const workFolder = makeWorkFolder(user);
  const binaries = findBinaries(workFolder, user);
  const dataFolder = path.join(workFolder, 'data');
  await ensureCluster({ binaries, user, workFolder, dataFolder, durable: false });
  project.provide('clusterTemplate', dataFolder);
  return () => {
    rmSync(workFolder, { recursive: true, force: true });
    if (inMemory !== undefined) rmSync(inMemory, { recursive: true, force: true });
  };
}
