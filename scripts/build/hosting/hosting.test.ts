import { createHash } from 'node:crypto';

import { build, type Plugin, type Rolldown } from 'vite';
import { afterEach, expect, test, vi } from 'vitest';

import { NO_FRAMES } from './headers/contentSecurityPolicy.ts';
import { hosting } from './hosting.ts';

const PAGE = '<html><head><meta charset="UTF-8" /><script>first()</script></head></html>';
const ASSET = 'assets/a-hash.js';

/** Builds a page of one line, without writing files. */
async function buildPage(file: string): Promise<Record<string, string>> {
  const page: Plugin = {
    name: 'page',
    resolveId: (id) => id,
    load: () => PAGE,
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: ASSET, source: '0' });
    },
  };
  const result = await build({
    configFile: false,
    envFile: false,
    logLevel: 'silent',
    publicDir: false,
    root: import.meta.dirname,
    plugins: [page, hosting()],
    build: { write: false, rolldownOptions: { input: `${import.meta.dirname}/${file}` } },
  });
  const { output } = result as Rolldown.RolldownOutput;
  return Object.fromEntries(
    output.map((entry) => [entry.fileName, entry.type === 'asset' ? String(entry.source) : '']),
  );
}

afterEach(() => vi.unstubAllEnvs());

test('_headers has the policy of the page, which stays as it is, and each file that browsers may keep', async () => {
  const files = await buildPage('index.html');
  expect(files['_headers']?.match(/^.+(?=\n.+immutable$)/gm)).toEqual([`/${ASSET}`]);
  expect(files['_headers']).toContain(`; ${NO_FRAMES}\n`);
  expect(files['_headers']).toMatch(/script-src 'self' 'sha256-/);
  expect(files['index.html']).not.toContain('Content-Security-Policy');
});

test('with CSP_META=1 the page contains the policy, without what only a header can say', async () => {
  vi.stubEnv('CSP_META', '1');
  const { 'index.html': page = '', _headers: headers = '' } = await buildPage('index.html');
  const [, policy = ''] = /Content-Security-Policy" content="([^"]+)"/.exec(page) ?? [];
  expect(policy).not.toContain('frame-ancestors');
  expect(headers).toContain(`Content-Security-Policy: ${policy}; ${NO_FRAMES}`);
});

test('the build writes a page for addresses that do not exist, whose styles its policy allows', async () => {
  const { '404.html': page = '', _headers: headers = '' } = await buildPage('index.html');
  expect(page).toContain('href="/">Ana sayfaya git<');
  expect(page).toContain('href="tel:+905320000000">Ara: +90 532 000 00 00<');
  expect(page).toContain('href="https://wa.me/905320000000?text=');
  expect(page).not.toContain('{{');
  expect(page).toContain('<meta name="robots" content="noindex" />');
  const [, style = ''] = /<style>(.+?)<\/style>/s.exec(page) ?? [];
  const hash = createHash('sha256').update(style).digest('base64');
  expect(headers).toContain(`'sha256-${hash}'`);
});

test('another page, such as that of Storybook, has no _headers', async () => {
  expect(Object.keys(await buildPage('iframe.html'))).toEqual([ASSET, 'iframe.html']);
});
