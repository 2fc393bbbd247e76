import { afterAll, beforeAll, describe, inject } from 'vitest';

import { backendIsInstalled } from '../../../scripts/backend/binaries.ts';
import {
  startLocalBackend,
  type LocalBackend,
  type LocalBackendOptions,
} from '../../../scripts/backend/localBackend.ts';

const installed = backendIsInstalled();
if (!installed) console.error('Skipped: npm has PostgreSQL and PostgREST for Linux x64 only');

/** A describe block that is skipped where the servers do not exist. */
export const describeBackend = installed ? describe : describe.skip;

/** A database with other beginnings cannot copy the one that has our migrations. */
function beginsOtherwise(options: LocalBackendOptions): boolean {
  const { migrationsFolder, grants, hasStorage } = options;
  return [migrationsFolder, grants, hasStorage].some((it) => it !== undefined);
}

/** One backend for all tests of a describe block. */
export function useBackend(options: LocalBackendOptions = {}): () => LocalBackend {
  let backend: LocalBackend | undefined;
  beforeAll(async () => {
    backend = await startLocalBackend({
      clusterTemplate: inject(beginsOtherwise(options) ? 'clusterTemplate' : 'shopTemplate'),
      recordsRequests: true,
      ...options,
    });
  });
  afterAll(async () => backend?.stop());
  return () => {
    if (backend === undefined) throw new Error('The backend starts in beforeAll');
    return backend;
  };
}
