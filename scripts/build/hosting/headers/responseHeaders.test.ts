import { expect, test } from 'vitest';

import { contentSecurityPolicy } from './contentSecurityPolicy.ts';
import { headersOf } from './readHeadersFile.ts';
import { headerRules, headersFile } from './responseHeaders.ts';

test('_headers has a block for each path', () => {
  expect(headersFile(headerRules("default-src 'none'"))).toBe(`/*
  Content-Security-Policy: default-src 'none'; frame-ancestors 'none'
  X-Content-Type-Options: nosniff
  Referrer-Policy: strict-origin-when-cross-origin
/
  Cache-Control: no-cache
/index.html
  Cache-Control: no-cache
/sw.js
  Cache-Control: no-cache
/assets/*
  Cache-Control: public, max-age=31536000, immutable
`);
});

test('no path has the same header in two blocks, because Cloudflare Pages would join them', () => {
  for (const path of ['/', '/index.html', '/sw.js', '/assets/a.js', '/images/a.webp']) {
    const names = headersOf(headerRules(), path).map(([name]) => name);
    expect(new Set(names).size).toBe(names.length);
  }
});

test('a line stays below the 2000 characters that Cloudflare Pages reads', () => {
  const inline = Array.from({ length: 10 }, (_, index) => `<script>${index}</script>`).join('');
  const file = headersFile(headerRules(contentSecurityPolicy(inline, 'https://abc.supabase.co')));
  expect(Math.max(...file.split('\n').map((line) => line.length))).toBeLessThan(2000);
});
