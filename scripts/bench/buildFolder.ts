import path from 'node:path';

import react from '@vitejs/plugin-react';
import { build } from 'vite';

import { OLDEST_BROWSERS } from '../build/browsers.ts';

const root = path.resolve(import.meta.dirname, '../..');

/** Builds the shop, with a backend or with local data, as `npm run build` does. Returns the folder. */
export async function buildShop(name: string, url = '', key = ''): Promise<string> {
  const outDir = path.join(root, '.local/bench', name);
  process.env['VITE_SUPABASE_URL'] = url;
  process.env['VITE_SUPABASE_ANON_KEY'] = key;
  process.env['ONE_READ'] = '1';
  await build({ root, logLevel: 'error', build: { outDir, emptyOutDir: true } });
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
