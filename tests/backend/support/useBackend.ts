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

/** One backend for all tests of a describe block. */
export function useBackend(options?: LocalBackendOptions): () => LocalBackend {
  let backend: LocalBackend | undefined;
  beforeAll(async () => {
    backend = await startLocalBackend({
      clusterTemplate: inject('clusterTemplate'),
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
