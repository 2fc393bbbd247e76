import type { RequestHook } from '../../scripts/backend/gateway/requests.ts';
import { type LocalBackend, startLocalBackend } from '../../scripts/backend/localBackend.ts';
import { PLAIN_TABLES } from '../backend/support/plainTables.ts';
import { addressOf, BACKEND_HOST } from './builds.ts';
import { test as base } from './fixtures.ts';

interface TestBackend extends LocalBackend {
  /** Makes requests fail, hang or wait until the end of the test. */
  injectFaults: (hook: RequestHook) => void;
}

interface Fixtures {
  /** The worker's backend in its initial state: no rows, no record of seeding, no faults. */
  backend: TestBackend;
}

interface WorkerFixtures {
  /** The database has the four tables but not our migrations. */
  onlyTables: boolean;
  runningBackend: TestBackend & { clearFaults: () => void };
}

const TABLES = 'products, brands, slides, contact_info';

const noFault: RequestHook = () => undefined;

/** The shop with a real backend. Each worker has its own, which its browser reaches as BACKEND_HOST. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  onlyTables: [false, { option: true, scope: 'worker' }],
  runningBackend: [
    async ({ onlyTables }, provide) => {
      let hook = noFault;
      const backend = await startLocalBackend({
        ...(onlyTables && PLAIN_TABLES),
        names: [BACKEND_HOST],
        recordsRequests: true,
        onRequest: (request) => hook(request),
      });
      const injectFaults = (next: RequestHook) => void (hook = next);
      await provide({ ...backend, injectFaults, clearFaults: () => injectFaults(noFault) });
      await backend.stop();
    },
    { scope: 'worker' },
  ],
  launchOptions: [
    async ({ launchOptions, runningBackend }, provide) => {
      const rule = `--host-resolver-rules=MAP ${BACKEND_HOST} ${new URL(runningBackend.url).host}`;
      await provide({ ...launchOptions, args: [...(launchOptions.args ?? []), rule] });
    },
    { scope: 'worker' },
  ],
  baseURL: async ({}, provide) => provide(addressOf('backend')),
  otherHosts: async ({}, provide) => provide([BACKEND_HOST]),
  backend: [
    async ({ runningBackend, onlyTables }, provide) => {
      const { clearFaults, ...backend } = runningBackend;
      const tables = onlyTables ? TABLES : `${TABLES}, private.filled_lists`;
      await backend.sql(`truncate ${tables} restart identity`);
      await provide(backend);
      clearFaults();
    },
    { auto: true },
  ],
});
