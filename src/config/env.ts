import { parseBackend } from './backend';

/** The build's settings. No other file reads import.meta.env. */
export const env = {
  backend: parseBackend(import.meta.env.VITE_SUPABASE_URL, import.meta.env.VITE_SUPABASE_ANON_KEY),
  /** Of the owner's password; empty where there is no way in. scripts/vite/adminPassword.ts makes it. */
  passwordHash: import.meta.env.VITE_ADMIN_PASSWORD_HASH ?? '',
};
