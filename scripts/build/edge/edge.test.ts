import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

import { build, type Plugin } from 'vite';
import { afterEach, expect, test, vi } from 'vitest';

import { edge } from './edge.ts';

const PAGE = '<meta name="viewport" content="x"><p>x</p><template id="not-started"></template>';
const ENTRY = 'edge-test-entry';

const page: Plugin = {
  name: 'page',
  resolveId: (id) => (id.endsWith(ENTRY) ? ENTRY : undefined),
  load: (id) => (id === ENTRY ? 'export {};' : undefined),
  generateBundle() {
    this.emitFile({ type: 'asset', fileName: 'index.html', source: PAGE });
    this.emitFile({ type: 'asset', fileName: '_headers', source: '/*\n  X-Test: 1\n' });
  },
};

const folder = mkdtempSync(path.join(tmpdir(), 'edge-build-'));
let builds = 0;

/** The answer of a built function to a request for the page. */
async function answered(): Promise<Response | undefined> {
  builds += 1;
  const outDir = path.join(folder, String(builds));
  await build({
    configFile: false,
    envFile: false,
    logLevel: 'silent',
    publicDir: false,
    plugins: [page, edge()],
    build: { outDir, rolldownOptions: { input: ENTRY } },
  });
  const { answer } = await import(pathToFileURL(`${outDir}-edge/answer.js`).href);
  return answer(new Request('https://host.example/'));
}

afterEach(() => vi.unstubAllEnvs());

test('a shop with a database and open controls has a function, and EDGE=0 builds without it', async () => {
  vi.stubEnv('VITE_SUPABASE_URL', 'https://db.example');
  vi.stubEnv('VITE_SUPABASE_ANON_KEY', 'anon');
  vi.stubEnv('OPEN_CONTROLS', '0');
  expect(await answered()).toBeUndefined();
  vi.stubEnv('OPEN_CONTROLS', '1');
  const response = await answered();
  expect(response?.headers.get('x-test')).toBe('1');
  expect(await response?.text()).toContain('<p>x</p>');
  vi.stubEnv('EDGE', '0');
  expect(await answered()).toBeUndefined();
  vi.stubEnv('EDGE', '1');
  vi.stubEnv('VITE_SUPABASE_URL', '');
  expect(await answered()).toBeUndefined();
  rmSync(folder, { recursive: true });
});
