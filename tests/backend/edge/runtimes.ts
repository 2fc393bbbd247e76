import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

import { redirectedWrangler } from '../../../scripts/build/edge/wrangler.ts';

/** A runtime in which the function answers, with the adapter of its host. */
export interface Running {
  ask: (address: string, init?: RequestInit) => Promise<Response>;
  stop: () => Promise<void>;
}

interface Runtime {
  name: string;
  isInstalled: boolean;
  /** `folder`: of a project, with `deploy`, `dist` and `dist-edge`. */
  start: (folder: string) => Promise<Running>;
}

const require = createRequire(import.meta.url);

function hasPackage(name: string): boolean {
  try {
    require.resolve(name);
    return true;
  } catch {
    console.error(`Skipped: npm has not installed ${name} (optionalDependencies)`);
    return false;
  }
}

/** `program` prints the address at which it answers. */
async function startProgram(program: string, options: readonly string[]): Promise<Running> {
  const child: ChildProcess = spawn(program, options, { stdio: ['ignore', 'pipe', 'inherit'] });
  const [printed] = (await once(child.stdout ?? child, 'data')) as [Buffer];
  const base = printed.toString().trim();
  return {
    ask: async (address, init) => fetch(new URL(address, base), init),
    async stop() {
      child.kill();
      await once(child, 'exit');
    },
  };
}

/** The adapter of Node.js takes the middleware of a web server, the function of Netlify its runtime. */
const NODE = `
  import { createServer } from 'node:http';
  import { answer } from './dist-edge/answer.js';
  import { handle } from './deploy/edge/node.js';
  const server = createServer((request, response) =>
    void handle(answer, request, response, () => response.end('host')));
  server.listen(0, '127.0.0.1', () => console.log('http://127.0.0.1:' + server.address().port));
`;

const DENO = `
  import page from './deploy/netlify/page.js';
  Deno.serve(
    { port: 0, hostname: '127.0.0.1', onListen: ({ port }) => console.log('http://127.0.0.1:' + port) },
    async (request) => (await page(request)) ?? new Response('host'),
  );
`;

function written(folder: string, name: string, text: string): string {
  const file = path.join(folder, name);
  writeFileSync(file, text);
  return file;
}

/** The program itself: what npm puts into `.bin` is a process of its own that does not end the other one. */
function denoProgram(): string {
  const { runInstall } = require('deno/install_api.cjs') as { runInstall: () => string };
  return runInstall();
}

interface Miniflare {
  dispatchFetch: (address: string, init?: RequestInit) => Promise<Response>;
  dispose: () => Promise<void>;
}

interface MiniflarePackage {
  Miniflare: new (options: object) => Miniflare;
}

/** Starts the router and the files of Cloudflare as Wrangler does. */
async function startWorkerd(folder: string): Promise<Running> {
  const miniflare = 'miniflare';
  const { Miniflare } = (await import(miniflare)) as MiniflarePackage;
  const { main, assets } = JSON.parse(redirectedWrangler('{ "assets": {} }')) as {
    main: string;
    assets: { binding: string; run_worker_first: string[] };
  };
  const runtime = new Miniflare({
    modules: true,
    modulesRoot: folder,
    modulesRules: [{ type: 'ESModule', include: ['**/*.js'] }],
    scriptPath: path.join(folder, 'dist-edge', main),
    compatibilityDate: '2026-07-01',
    assets: {
      directory: path.join(folder, 'dist'),
      binding: assets.binding,
      routerConfig: {
        has_user_worker: true,
        static_routing: { user_worker: assets.run_worker_first },
      },
      assetConfig: { not_found_handling: '404-page' },
    },
  });
  return {
    ask: async (address, init) => runtime.dispatchFetch(`http://127.0.0.1${address}`, init),
    stop: async () => runtime.dispose(),
  };
}

const ALL: readonly Runtime[] = [
  {
    name: 'Node.js',
    isInstalled: true,
    start: async (folder) => startProgram(process.execPath, [written(folder, 'node.mjs', NODE)]),
  },
  {
    name: 'Deno',
    isInstalled: hasPackage('deno/package.json'),
    start: async (folder) =>
      startProgram(denoProgram(), ['run', '--allow-net', written(folder, 'deno.mjs', DENO)]),
  },
  { name: 'workerd', isInstalled: hasPackage('miniflare'), start: startWorkerd },
];

export const RUNTIMES = ALL.filter(({ isInstalled }) => isInstalled);
