import { given, type Settings } from '../../settings/readSettings.ts';
import { encodePassword, projectOf } from '../answers.ts';

const CONNECTIONS = ['POSTGRES_URL_NON_POOLING', 'POSTGRES_URL', 'DATABASE_URL'];
const ADDRESSES = ['SUPABASE_URL', 'NEXT_PUBLIC_SUPABASE_URL', 'VITE_SUPABASE_URL'];
const KEYS = [
  'SUPABASE_PUBLISHABLE_KEY',
  'NEXT_PUBLIC_SUPABASE_PUBLISHABLE_KEY',
  'SUPABASE_ANON_KEY',
  'NEXT_PUBLIC_SUPABASE_ANON_KEY',
  'VITE_SUPABASE_ANON_KEY',
];

/** Settings that change nothing in the page. */
export const SETUP_ONLY = [...CONNECTIONS, 'ADMIN_PASSWORD_REPLACE', 'SETUP_TAKE_OVER'];

export interface HostEnvironment {
  connection: string | undefined;
  address: string | undefined;
  key: string | undefined;
  /** The address at which the host will show the shop. */
  website: string | undefined;
  /** A build of a branch, not of the shop that visitors see. */
  isPreview: boolean;
}

/** What a host and its integrations give, by the first of their names (D38). */
export function readHost(settings: Settings): HostEnvironment {
  const first = (names: string[]) =>
    names.map((name) => given(settings, name)).find((text) => text !== undefined);
  const string = first(CONNECTIONS);
  const connection = string && encodePassword(string);
  const project = connection === undefined ? undefined : projectOf(connection);
  const ofProject = project === undefined ? undefined : `https://${project}.supabase.co`;
  return {
    connection,
    address: first(ADDRESSES) ?? ofProject,
    key: first(KEYS),
    website: given(settings, 'SHOP_WEBSITE') ?? websiteOf(settings),
    isPreview: isPreview(settings),
  };
}

function websiteOf(settings: Settings): string | undefined {
  const onNetlify = given(settings, 'NETLIFY') === undefined ? undefined : given(settings, 'URL');
  const onVercel = given(settings, 'VERCEL_PROJECT_PRODUCTION_URL');
  const address = onNetlify ?? (onVercel === undefined ? undefined : `https://${onVercel}`);
  return address?.startsWith('https://') === true ? new URL(address).href : undefined;
}

function isPreview(settings: Settings): boolean {
  const kind = given(settings, 'CONTEXT') ?? given(settings, 'VERCEL_ENV') ?? 'production';
  const branch = given(settings, 'CF_PAGES_BRANCH') ?? given(settings, 'WORKERS_CI_BRANCH');
  // Cloudflare does not say which branch is the shop's.
  const branches = ['main', 'master', given(settings, 'PRODUCTION_BRANCH')];
  return kind !== 'production' || (branch !== undefined && !branches.includes(branch));
}
