import { readFileSync } from 'node:fs';

import { expect, test } from 'vitest';

import { DEFINITIONS } from '../../settings/definitions.ts';
import { headerRules, type HeaderRule } from './headers/responseHeaders.ts';

const read = (file: string) => readFileSync(file, 'utf8');
const sample = (file: string) => read(`deploy/${file}`);

/** All matches of a pattern with two groups, as an object. */
function pairs(text: string, pattern: RegExp): Record<string, string> {
  return Object.fromEntries([...text.matchAll(pattern)].map(([, name, value]) => [name, value]));
}

function rule(path: string, headers: Record<string, string>): HeaderRule {
  return { path, headers };
}

test('nginx sends the headers that belong to a page with its own policy', () => {
  const text = sample('nginx.conf');
  const rules = [rule('/*', pairs(text, /^ {2}add_header (\S+) "(.+)" always;$/gm))];
  const cached = /^map \$uri \$shop_cache_control \{\n(.+?)\n\}/ms.exec(text)?.[1] ?? '';
  for (const [path = '', value = ''] of Object.entries(
    pairs(cached, /^ +~?\^?(\S+) +"?([^"]+?)"?;$/gm),
  )) {
    const pattern = path.startsWith('/assets') ? `${path}*` : path;
    rules.push(rule(pattern, { 'Cache-Control': value }));
  }
  expect(rules).toEqual(headerRules());
});

test('Caddy sends them too', () => {
  const text = sample('Caddyfile');
  const all = /^\theader \{\n(.+?)\n\t\}/ms.exec(text)?.[1] ?? '';
  const paths = pairs(text, /^\t@(\w+) (?:\{\n\t\t)?path (.+)$/gm);
  const cached = pairs(text, /^\theader @(\w+) Cache-Control "(.+)"$/gm);
  const rules = [rule('/*', pairs(all, /^\t\t(\S+) "(.+)"$/gm))];
  for (const [name, value] of Object.entries(cached)) {
    for (const path of paths[name]?.split(' ') ?? []) {
      rules.push(rule(path, { 'Cache-Control': value }));
    }
  }
  expect(rules).toEqual(headerRules());
});

test('nginx and Caddy let nobody keep that a file is missing, and answer with the page for it', () => {
  const nginx = sample('nginx.conf');
  // Without `always`, nginx adds it to what was found alone.
  expect(nginx).toContain('add_header Cache-Control $shop_cache_control;');
  expect(nginx).toContain('error_page 404 /404.html;');
  const caddy = sample('Caddyfile');
  expect(caddy).toMatch(/@assets \{\n\s+path \/assets\/\*\n\s+file\n/);
  expect(caddy).toContain('rewrite @missing /404.html');
  for (const text of [nginx, caddy]) expect(text).toContain('application/manifest+json');
});

test('Vercel sends them too, without those for /assets, and builds a page with its own policy', () => {
  const { headers, buildCommand, outputDirectory } = JSON.parse(read('vercel.json'));
  const rules = headers.map(
    ({ source, headers: list }: { source: string; headers: { key: string; value: string }[] }) =>
      rule(
        source.replace('(.*)', '*'),
        Object.fromEntries(list.map((one) => [one.key, one.value])),
      ),
  );
  // It would also send the headers of /assets where a file is missing.
  expect(rules).toEqual(headerRules(undefined, []));
  expect(buildCommand).toBe('CSP_META=1 npm run deploy');
  expect(outputDirectory).toBe('dist');
});

test('GitHub Pages gets a page with its own policy; Netlify and Cloudflare take _headers from dist', () => {
  expect(sample('github-pages.yml')).toContain('CSP_META: 1');
  const passed = pairs(sample('github-pages.yml'), /^ {10}(\w+): (.+)$/gm);
  expect(Object.keys(passed)).toEqual(expect.arrayContaining(Object.keys(DEFINITIONS)));
  const netlify = read('netlify.toml');
  expect(netlify).toContain('command = "npm run deploy"\npublish = "dist"');
  expect(netlify).not.toContain('headers]');
  expect(read('wrangler.jsonc')).toMatch(
    /"directory": "\.\/dist", "not_found_handling": "404-page"/,
  );
});

test('Netlify’s button asks for what the set-up takes, each with a sentence', () => {
  const [, asked = ''] = read('netlify.toml').split('[template.environment]\n');
  const {
    DATABASE_URL,
    SUPABASE_PUBLISHABLE_KEY: key,
    ADMIN_PASSWORD,
    ...facts
  } = pairs(asked, /^(\w+) = "(.{20,})"$/gm);
  expect([DATABASE_URL, key, ADMIN_PASSWORD]).not.toContain(undefined);
  expect(Object.keys(facts)).toEqual(['SHOP_NAME', 'SHOP_PHONE']);
});

test('each host finds the adapter of the function in front of the page', () => {
  const { proxy } = JSON.parse(read('vercel.json'));
  expect(read(proxy.entrypoint)).toContain('dist-edge/answer.js');
  expect(proxy.matcher).toEqual(['/', '/sitemap(.*)']);
  const [, folder = ''] = /^edge_functions = "(.+)"$/m.exec(read('netlify.toml')) ?? [];
  expect(read(`${folder}/page.js`)).toMatch(/path: \['\/', '\/sitemap\*'\].+onError: 'bypass'/s);
});
