import { parseBackend } from './backend';

export const env = {
  backend: parseBackend(import.meta.env.VITE_SUPABASE_URL, import.meta.env.VITE_SUPABASE_ANON_KEY),
  /** Made by scripts/build/settings; empty: nobody can open the panel. */
  passwordHash: import.meta.env.VITE_ADMIN_PASSWORD_HASH ?? '',
  /** What the build says of the controls of D1 (D22): it writes that into index.html. */
  hasOpenControls: document.documentElement.dataset['controls'] === 'open',
  /** The shop's full address, which the build writes into index.html too. Empty: it does not know it. */
  website: document.documentElement.dataset['website'] ?? '',
};
