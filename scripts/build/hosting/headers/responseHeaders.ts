import { NO_FRAMES } from './contentSecurityPolicy.ts';

export interface HeaderRule {
  /** A path of the site; `*` at its end stands for any rest. */
  path: string;
  headers: Record<string, string>;
}

/**
 * The headers that a host should send. Where the page itself has the policy as a `<meta>` element, `policy` is left
 * out, and the headers are the same for every build. `assets` are the paths that browsers may keep for a year. Hosts that
 * send the headers of a path also where its file is missing need the files one by one, or a browser keeps that one is missing.
 */
export function headerRules(policy?: string, assets = ['/assets/*']): HeaderRule[] {
  const page = { 'Cache-Control': 'no-cache' };
  return [
    {
      path: '/*',
      headers: {
        'Content-Security-Policy': policy === undefined ? NO_FRAMES : `${policy}; ${NO_FRAMES}`,
        'X-Content-Type-Options': 'nosniff',
        'Referrer-Policy': 'strict-origin-when-cross-origin',
      },
    },
    { path: '/', headers: page },
    { path: '/index.html', headers: page },
    { path: '/sw.js', headers: page },
    // The names of these files change with their content.
    ...assets.map((path) => ({
      path,
      headers: { 'Cache-Control': 'public, max-age=31536000, immutable' },
    })),
  ];
}

/** The text of `_headers`, which Cloudflare Pages and Netlify read. */
export function headersFile(rules: readonly HeaderRule[]): string {
  const blocks = rules.map(({ path, headers }) =>
    [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join('\n'),
  );
  return `${blocks.join('\n')}\n`;
}
