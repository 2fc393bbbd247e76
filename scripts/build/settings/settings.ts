import { loadEnv, type Plugin } from 'vite';

import { givenPassword, hashPassword } from './adminPassword.ts';

/** Opens the panel of `npm run dev` and of `npm start` without ADMIN_PASSWORD. No other build takes it. */
export const DEMO_PASSWORD = 'yedekparca';

const WARNING =
  'ADMIN_PASSWORD is not set: nobody will be able to open the panel of this build (README, "Settings").';

/**
 * Puts a slow hash of ADMIN_PASSWORD into the code, so that the browser can compare a password without knowing the right
 * one (D8). With ALLOW_DEMO_PASSWORD=1, which `npm start` sets, a build without a password takes the demo password.
 */
export function settings(): Plugin {
  let password: string | undefined;
  return {
    name: 'settings',
    config(_, { command, mode }) {
      const env = loadEnv(mode, process.cwd(), ['ADMIN_PASSWORD', 'ALLOW_DEMO_PASSWORD']);
      const given = env['ADMIN_PASSWORD'];
      const demo = env['ALLOW_DEMO_PASSWORD'] === '1' ? DEMO_PASSWORD : undefined;
      password =
        command === 'serve' ? given?.trim() || DEMO_PASSWORD : (givenPassword(given) ?? demo);
      const hash = password === undefined ? '' : hashPassword(password);
      return { define: { 'import.meta.env.VITE_ADMIN_PASSWORD_HASH': JSON.stringify(hash) } };
    },
    transformIndexHtml(_, { path }) {
      if (password === undefined && path === '/index.html') this.warn(WARNING);
    },
  };
}
