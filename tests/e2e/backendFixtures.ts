import type { RequestHook } from '../../scripts/backend/gateway/requests.ts';
import { type LocalBackend, startLocalBackend } from '../../scripts/backend/localBackend.ts';
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
  runningBackend: TestBackend;
}

const noFault: RequestHook = () => undefined;

/** The shop with a real backend. Each worker has its own, which its browser reaches as BACKEND_HOST. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  runningBackend: [
    async ({}, provide) => {
      let hook = noFault;
      const backend = await startLocalBackend({
        names: [BACKEND_HOST],
        recordsRequests: true,
        onRequest: (request) => hook(request),
      });
      await provide({ ...backend, injectFaults: (next) => void (hook = next) });
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
    async ({ runningBackend }, provide) => {
      await runningBackend.sql(`truncate products, brands, slides, contact_info restart identity;
        truncate private.filled_lists, shop_info; insert into shop_info default values`);
      await provide(runningBackend);
      runningBackend.injectFaults(noFault);
    },
    { auto: true },
  ],
});
