import { readFileSync } from 'node:fs';
import path from 'node:path';

import { expect, test } from 'vitest';

import { redirectedWrangler } from './wrangler.ts';

test('Cloudflare runs the function before the page and the sitemap only, with the settings of wrangler.jsonc', () => {
  const text = readFileSync('wrangler.jsonc', 'utf8');
  const { name, main, assets } = JSON.parse(redirectedWrangler(text)) as {
    name: string;
    main: string;
    assets: Record<string, unknown>;
  };
  expect(text).toContain(`"name": "${name}"`);
  expect(readFileSync(path.join('dist-edge', main), 'utf8')).toContain('env.ASSETS');
  expect(assets).toEqual({
    directory: '../dist',
    binding: 'ASSETS',
    not_found_handling: '404-page',
    run_worker_first: ['/', '/sitemap*'],
  });
});
