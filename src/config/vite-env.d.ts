/** The controls of D1 work in this build (D22). Set by scripts/build/settings. */
declare const OPEN_CONTROLS: boolean;

interface ImportMetaEnv {
  readonly VITE_SUPABASE_URL?: string;
  readonly VITE_SUPABASE_ANON_KEY?: string;
  readonly VITE_ADMIN_PASSWORD_HASH?: string;
}
