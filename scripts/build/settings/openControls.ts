import { loadEnv, type Plugin } from 'vite';

import { shop } from '../../../src/content/shop.ts';

/**
 * Sets the constant OPEN_CONTROLS, so that a shop whose controls are not open contains nothing of their code (D22).
 * OPEN_CONTROLS=1 stands for `openControls: true` in shop.ts. Unit tests know both kinds of shop.
 */
export function openControls(): Plugin {
  return {
    name: 'open-controls',
    config(_, { mode }) {
      const setting = loadEnv(mode, process.cwd(), 'OPEN_CONTROLS')['OPEN_CONTROLS'];
      const isOpen = shop.openControls || setting === '1' || process.env['VITEST'] !== undefined;
      return { define: { OPEN_CONTROLS: String(isOpen) } };
    },
  };
}
