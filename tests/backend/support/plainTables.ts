import path from 'node:path';

import type { LocalBackendOptions } from '../../../scripts/backend/localBackend.ts';

/** The four tables of the specification in a database made by others: open to everybody, without our functions. */
export const PLAIN_TABLES: LocalBackendOptions = {
  migrationsFolder: path.join(import.meta.dirname, 'plainTables'),
  grants: 'everything',
};
