import { startLocalBackend } from '../../../scripts/backend/localBackend.ts';

// A program with a backend and no thought of what becomes of it. lifecycle.test.ts ends it in several ways.

const { url } = await startLocalBackend();
process.stdout.write(url);
