import { loadEnv, type Plugin } from 'vite';

import { shop } from '../../../src/content/shop.ts';
import { givenPassword, hashPassword } from './adminPassword.ts';

/** Opens the panel of `npm run dev` and of `npm start` without ADMIN_PASSWORD. No other build takes it. */
export const DEMO_PASSWORD = 'yedekparca';

const WARNING =
  'ADMIN_PASSWORD is not set: nobody will be able to open the panel of this build (README, "Settings").';

/**
 * Puts two settings into the code. A slow hash of ADMIN_PASSWORD, so that the browser can compare a password without
 * knowing the right one (D8). And OPEN_CONTROLS, so that a shop whose controls are not open contains nothing of their code
 * (D22); OPEN_CONTROLS=1 stands for `openControls: true` in shop.ts. With ALLOW_DEMO_PASSWORD=1, which `npm start` sets, a
 * build without a password takes the demo password.
 */
export function settings(): Plugin {
  let password: string | undefined;
  return {
    name: 'settings',
    config(_, { command, mode }) {
      const env = loadEnv(mode, process.cwd(), [
        'ADMIN_PASSWORD',
        'ALLOW_DEMO_PASSWORD',
        'OPEN_CONTROLS',
      ]);
      const given = env['ADMIN_PASSWORD'];
      const demo = env['ALLOW_DEMO_PASSWORD'] === '1' ? DEMO_PASSWORD : undefined;
      password =
        command === 'serve' ? given?.trim() || DEMO_PASSWORD : (givenPassword(given) ?? demo);
      const hash = password === undefined ? '' : hashPassword(password);
      // Unit tests know both kinds of shop.
      const isTest = process.env['VITEST'] !== undefined;
      const isOpen = shop.openControls || env['OPEN_CONTROLS'] === '1' || isTest;
      return {
        define: {
          'import.meta.env.VITE_ADMIN_PASSWORD_HASH': JSON.stringify(hash),
          OPEN_CONTROLS: String(isOpen),
        },
      };
    },
    transformIndexHtml(_, { path }) {
      if (password === undefined && path === '/index.html') this.warn(WARNING);
    },
  };
}
