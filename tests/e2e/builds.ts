import { LOCAL_PUBLISHABLE_KEY } from '../../scripts/backend/gateway/keys.ts';

/** The host name by which backend specs reach their own backend, whatever its port is. */
export const BACKEND_HOST = 'backend.test';

/** The owner's password in all builds. */
export const ADMIN_PASSWORD = 'uçtan uca parola';

export type BuildName = 'local' | 'backend';

/** The build contains these settings, so each kind of shop needs its own build. */
export const builds: Record<BuildName, Record<string, string>> = {
  local: { VITE_SUPABASE_URL: '', VITE_SUPABASE_ANON_KEY: '', ADMIN_PASSWORD },
  backend: {
    VITE_SUPABASE_URL: `http://${BACKEND_HOST}`,
    VITE_SUPABASE_ANON_KEY: LOCAL_PUBLISHABLE_KEY,
    ADMIN_PASSWORD,
  },
};

const variableOf = (value: 'ADDRESS' | 'FOLDER', name: BuildName) =>
  `SHOP_${value}_${name.toUpperCase()}`;

function published(value: 'ADDRESS' | 'FOLDER', name: BuildName): string {
  const found = process.env[variableOf(value, name)];
  if (found === undefined) throw new Error(`The ${name} build is not being served`);
  return found;
}

/** Playwright's global setup can pass values to its workers only through the environment. */
export function publishBuild(name: BuildName, address: string, folder: string): void {
  process.env[variableOf('ADDRESS', name)] = address;
  process.env[variableOf('FOLDER', name)] = folder;
}

export const addressOf = (name: BuildName) => published('ADDRESS', name);
export const folderOf = (name: BuildName) => published('FOLDER', name);
