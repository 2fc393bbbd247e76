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

test('_headers has the policies of both pages, and each file that browsers may keep', async () => {
  const files = await buildPage('index.html');
  const { '404.html': missing = '', _headers: headers = '' } = files;
  expect(headers.match(/^.+(?=\n.+immutable$)/gm)).toEqual([`/${ASSET}`]);
  expect(headers).toContain(`; ${NO_FRAMES}\n`);
  expect(headers).toMatch(/script-src 'self' 'sha256-/);
  expect(files['index.html']).not.toContain('Content-Security-Policy');

  expect(missing).toContain('href="/">Ana sayfaya git<');
  expect(missing).toContain('href="tel:+905320000000">Ara: +90 532 000 00 00<');
  expect(missing).toContain('href="https://wa.me/905320000000?text=');
  expect(missing).not.toContain('{{');
  expect(missing).toContain('<meta name="robots" content="noindex" />');
  const [, style = ''] = /<style>(.+?)<\/style>/s.exec(missing) ?? [];
  const hash = createHash('sha256').update(style).digest('base64');
  expect(headers).toContain(`'sha256-${hash}'`);
});

test('with CSP_META=1 the page contains the policy, without what only a header can say', async () => {
  vi.stubEnv('CSP_META', '1');
  const { 'index.html': page = '', _headers: headers = '' } = await buildPage('index.html');
  const [, policy = ''] = /Content-Security-Policy" content="([^"]+)"/.exec(page) ?? [];
  expect(policy).not.toContain('frame-ancestors');
  expect(headers).toContain(`Content-Security-Policy: ${policy}; ${NO_FRAMES}`);
});

test('another page, such as that of Storybook, has no _headers', async () => {
  expect(Object.keys(await buildPage('iframe.html'))).toEqual([ASSET, 'iframe.html']);
});

test('without an answer of the database npm run deploy stops, and another build goes on and says so', async () => {
  vi.stubEnv('VITE_SUPABASE_URL', 'http://127.0.0.1:9');
  vi.stubEnv('VITE_SUPABASE_ANON_KEY', 'anon');
  vi.stubEnv('npm_lifecycle_event', 'deploy');
  await expect(buildPage('index.html')).rejects.toThrow(/did not answer|yanıt vermedi/);
  vi.stubEnv('npm_lifecycle_event', 'build');
  const said = vi.spyOn(console, 'log').mockReturnValue();
  expect(await buildPage('index.html')).toHaveProperty('_headers');
  expect(said).toHaveBeenCalledWith(expect.stringMatching(/first page only|yalnız ana sayfa/));
  said.mockRestore();
});
