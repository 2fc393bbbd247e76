import { startLocalBackend } from '../../../scripts/backend/localBackend.ts';

// Starts a backend and never stops it. lifecycle.test.ts ends this process in several ways.

const { url } = await startLocalBackend();
process.stdout.write(url);
