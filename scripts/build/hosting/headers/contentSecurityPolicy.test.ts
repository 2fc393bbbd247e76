import { createHash } from 'node:crypto';

import { expect, test } from 'vitest';

import { contentSecurityPolicy, withPolicyElement } from './contentSecurityPolicy.ts';

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

function sourcesOf(directive: string, html: string, databaseUrl?: string): string[] {
  const directives = contentSecurityPolicy(html, databaseUrl).split('; ');
  const found = directives.find((text) => text.startsWith(`${directive} `));
  return found?.split(' ').slice(1) ?? [];
}

const PAGE = `<script>first()</script><style>
  p { margin: 0 }</style>
  <script type="application/ld+json">{"a":1}</script><script type="module" crossorigin src="./a.js"></script>`;

test('inline scripts and styles are allowed by their hashes, and nothing else inline', () => {
  expect(sourcesOf('script-src', PAGE)).toEqual(["'self'", hash('first()'), hash('{"a":1}')]);
  const ofEmotion = hash('');
  const inline = hash('\n  p { margin: 0 }');
  expect(sourcesOf('style-src', PAGE)).toEqual(["'self'", ofEmotion, inline]);
  expect(contentSecurityPolicy(PAGE)).not.toContain('unsafe');
});

test('a page that was saved with Windows line ends has the hashes that browsers compute', () => {
  expect(contentSecurityPolicy(PAGE.replaceAll('\n', '\r\n'))).toBe(contentSecurityPolicy(PAGE));
});

test.each([
  ['no database', undefined, []],
  ['a hosted project', 'https://abc.supabase.co', ['https://abc.supabase.co']],
  ['a path behind a host', 'http://localhost:8000/shop', ['http://localhost:8000']],
  ['a path of the same site', '/api', []],
])('requests go to the site itself and to %s', (_, url, origins) => {
  expect(sourcesOf('connect-src', PAGE, url)).toEqual(["'self'", ...origins]);
});

test('pictures of other hosts are allowed over https, and of the database in any case', () => {
  expect(sourcesOf('img-src', PAGE)).toEqual(["'self'", 'https:', 'data:', 'blob:']);
  expect(sourcesOf('img-src', PAGE, 'http://localhost:8000')).toContain('http://localhost:8000');
});

test('everything that is not named is forbidden, also plugins, frames and submitted forms', () => {
  expect(sourcesOf('default-src', PAGE)).toEqual(["'none'"]);
  expect(sourcesOf('form-action', PAGE)).toEqual(["'none'"]);
  expect(sourcesOf('base-uri', PAGE)).toEqual(["'none'"]);
  expect(sourcesOf('trusted-types', PAGE)).toEqual(['service-worker']);
  expect(contentSecurityPolicy(PAGE)).not.toMatch(/object-src|frame-src/);
});

test('in the page the policy comes before the first script', () => {
  const policy = contentSecurityPolicy(PAGE);
  const page = withPolicyElement(`<meta charset="UTF-8" />${PAGE}`, policy);
  expect(page.indexOf(policy)).toBeGreaterThan(0);
  expect(page.indexOf(policy)).toBeLessThan(page.indexOf('<script>'));
  expect(() => withPolicyElement(PAGE, policy)).toThrow('index.html has no <meta charset');
});
