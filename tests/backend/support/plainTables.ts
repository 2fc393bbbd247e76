import path from 'node:path';

import type { LocalBackendOptions } from '../../../scripts/backend/localBackend.ts';

/** The specification's four tables as somebody else may have made them: open to all, without our functions. */
export const PLAIN_TABLES: LocalBackendOptions = {
  migrationsFolder: path.join(import.meta.dirname, 'plainTables'),
  grants: 'everything',
};
