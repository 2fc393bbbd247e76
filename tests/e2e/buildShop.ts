import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';

const root = join(import.meta.dirname, '../..');
const vite = join(root, 'node_modules/.bin/vite');

/** Builds the shop with these settings, as `npm run build` does. */
export async function buildShop(outDir: string, settings: Record<string, string>): Promise<void> {
  await promisify(execFile)(vite, ['build', '--outDir', outDir, '--emptyOutDir'], {
    cwd: root,
    env: { ...process.env, ...settings },
  });
}
