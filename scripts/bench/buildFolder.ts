import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';

import react from '@vitejs/plugin-react';
import { build } from 'vite';

import { OLDEST_BROWSERS } from '../build/browsers.ts';

const root = path.resolve(import.meta.dirname, '../..');

/**
 * Builds the shop, with a backend or with local data, as `npm run build` does. `project` is the folder of another state of
 * this project, with its packages. Returns the folder.
 */
export async function buildShop(
  name: string,
  { url = '', key = '', project = root },
): Promise<string> {
  const outDir = path.join(root, '.local/bench', name);
  const vite = path.join(project, 'node_modules/vite/bin/vite.js');
  await promisify(execFile)(
    process.execPath,
    [vite, 'build', '--outDir', outDir, '--emptyOutDir'],
    {
      cwd: project,
      env: {
        ...process.env,
        VITE_SUPABASE_URL: url,
        VITE_SUPABASE_ANON_KEY: key,
      },
    },
  );
  return outDir;
}

/** Builds one of the pages that the shop is compared with, for the same browsers and with the same pictures. */
export async function buildFloor(name: 'hello' | 'mui'): Promise<string> {
  const outDir = path.join(root, '.local/bench', name);
  await build({
    configFile: false,
    root: path.join(import.meta.dirname, 'floors', name),
    publicDir: path.join(root, 'public'),
    logLevel: 'error',
    resolve: { alias: { '@': path.join(root, 'src') } },
    plugins: [react()],
    build: { outDir, emptyOutDir: true, target: OLDEST_BROWSERS },
  });
  return outDir;
}
