import { startLocalBackend } from '../../scripts/backend/localBackend.ts';
import { setPassword } from '../backend/support/owner.ts';
import { ADMIN_PASSWORD } from '../e2e/builds.ts';
import { buildAndHost } from '../e2e/buildShop.ts';
import { publishBackend } from './backend.ts';
import { expectBrowsers } from './programs.ts';

/** Starts a backend, and builds the shop without it and with it. */
export default async function setUp() {
  expectBrowsers();
  const backend = await startLocalBackend();
  await setPassword(backend, ADMIN_PASSWORD);
  publishBackend(backend.url);
  const stops = await Promise.all([
    buildAndHost('local', {}),
    buildAndHost('backend', { VITE_SUPABASE_URL: backend.url }),
  ]);
  return async () => void (await Promise.all([...stops, backend.stop].map(async (stop) => stop())));
}
