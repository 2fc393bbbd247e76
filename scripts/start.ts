import path from 'node:path';

import { build, preview } from 'vite';

import { BackendUnavailable } from './backend/binaries.ts';
import { KEEP_ALIVE_MS } from './backend/gateway/listen.ts';
import { startLocalBackend, type LocalBackend } from './backend/localBackend.ts';
import { makeShutdown } from './backend/process/shutdown.ts';
import { waitingParents } from './backend/process/waitingParents.ts';
import { DEMO_PASSWORD } from './build/settings/settings.ts';

// `npm start`: the built shop with a real database. All its files are in one folder.

const root = path.resolve(import.meta.dirname, '..');
const { PORT = '5173', HOST: host = '127.0.0.1', LOCAL_FOLDER = '.local' } = process.env;
const folder = path.resolve(root, LOCAL_FOLDER);
const site = path.join(folder, 'site');
const startHelp = `
Is another npm start running here? If not, the data of an earlier start may be broken. To delete it:

  rm -rf ${LOCAL_FOLDER}
`;
const password = process.env.ADMIN_PASSWORD || DEMO_PASSWORD;
const shutdown = makeShutdown();

async function leave(code: number): Promise<never> {
  process.exitCode = code;
  await shutdown.run();
  process.exit();
}

async function startBackend(): Promise<LocalBackend | undefined> {
  const dataFolder = path.join(folder, 'database');
  const picturesFolder = path.join(folder, 'pictures');
  const starting = startLocalBackend({ dataFolder, picturesFolder, host, port: 54_321 });
  shutdown.add(async () => {
    const started = await starting.catch(() => undefined);
    await started?.stop();
  });
  try {
    return await starting;
  } catch (error) {
    if (!(error instanceof BackendUnavailable)) {
      throw new Error(`${String(error)}\n${startHelp}`, { cause: error });
    }
    console.log(`${error.message}: the shop uses local data.`);
    return undefined;
  }
}

async function leaveWhenItFails({ failed }: LocalBackend): Promise<void> {
  console.error(await failed);
  await leave(1);
}

async function setPassword({ sql }: LocalBackend): Promise<void> {
  // Other databases refuse it.
  if (password === DEMO_PASSWORD) {
    await sql('delete from private.known_passwords where folded = $1', [password]);
  }
  await sql('select private.set_admin_password($1)', [password]);
}

/** Returns the address at which the shop can be opened. */
async function buildAndServe(backend: LocalBackend | undefined): Promise<string> {
  process.env.VITE_SUPABASE_URL = backend?.url ?? '';
  process.env.VITE_SUPABASE_ANON_KEY = backend?.anonKey ?? '';
  process.env.ALLOW_DEMO_PASSWORD = '1';
  // The hash that `npm run setup` has written is that of another database.
  process.env.ADMIN_PASSWORD_HASH = '';
  // A stored copy would still open when all this has been stopped, or when another project uses the port.
  process.env.OFFLINE = '0';
  const shared = { root, logLevel: 'warn' } as const;
  await build({ ...shared, build: { outDir: site, emptyOutDir: true } });
  const server = await preview({
    ...shared,
    build: { outDir: site },
    preview: { host, port: Number(PORT), open: false },
    // Vite handles SIGTERM itself. This makes it wait for the database.
    plugins: [{ name: 'stop-backend', closePreviewServer: async () => backend?.stop() }],
  });
  shutdown.add(async () => server.close());
  if ('keepAliveTimeout' in server.httpServer) server.httpServer.keepAliveTimeout = KEEP_ALIVE_MS;
  return server.resolvedUrls?.local[0] ?? server.resolvedUrls?.network[0] ?? '';
}

function leaveWithNpm(): void {
  const parents = waitingParents();
  setInterval(() => waitingParents() === parents || leave(0), 200);
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => leave(0));
if (process.env.npm_lifecycle_event !== undefined) leaveWithNpm();

try {
  const backend = await startBackend();
  if (backend !== undefined) {
    void leaveWhenItFails(backend);
    await setPassword(backend);
  }
  const address = await buildAndServe(backend);
  console.log(`
  Shop       ${address}
  Password   ${password === DEMO_PASSWORD ? password : 'as set in ADMIN_PASSWORD'}
  Database   ${backend === undefined ? 'none' : `${backend.url}, kept in ${LOCAL_FOLDER}`}
  Stop       Ctrl-C
`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  await leave(1);
}
