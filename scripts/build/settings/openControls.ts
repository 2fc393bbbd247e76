import { loadEnv } from 'vite';

import { shop } from '../../../src/content/shop.ts';

/** OPEN_CONTROLS=1 stands for `openControls: true` in shop.ts (D22). */
export function hasOpenControls(mode: string): boolean {
  return (
    shop.openControls || loadEnv(mode, process.cwd(), 'OPEN_CONTROLS')['OPEN_CONTROLS'] === '1'
  );
}
