import { LOCAL_PUBLISHABLE_KEY } from '../../scripts/backend/keys.ts';

/** The name under which backend specs reach whatever port their own backend has. */
export const BACKEND_HOST = 'backend.test';

export type BuildName = 'local' | 'backend';

/** Settings are laid down at build time, so each kind of shop is a build of its own. */
export const builds: Record<BuildName, Record<string, string>> = {
  local: { VITE_SUPABASE_URL: '', VITE_SUPABASE_ANON_KEY: '' },
  backend: {
    VITE_SUPABASE_URL: `http://${BACKEND_HOST}`,
    VITE_SUPABASE_ANON_KEY: LOCAL_PUBLISHABLE_KEY,
  },
};

const variableOf = (name: BuildName) => `SHOP_ADDRESS_${name.toUpperCase()}`;

/** The environment is the one thing that Playwright's setup hands on to its workers. */
export function publishAddress(name: BuildName, address: string): void {
  process.env[variableOf(name)] = address;
}

export function addressOf(name: BuildName): string {
  const address = process.env[variableOf(name)];
  if (address === undefined) throw new Error(`The ${name} build is not being served`);
  return address;
}
