import { scryptSync } from 'node:crypto';

import type { scrypt as libraryScrypt } from '@noble/hashes/scrypt.js';
import { build } from 'vite';
import { expect, test } from 'vitest';

import { replaceModules, REPLACEMENTS, type Replacement } from './replaceModules.ts';

const SCRYPT = '@noble/hashes/scrypt.js';

const ofScrypt = REPLACEMENTS.filter(({ module }) => module === SCRYPT);

/** Builds the library's scrypt alone, without writing files. */
async function bundledScrypt(replacements: readonly Replacement[]): Promise<string> {
  const result = await build({
    configFile: false,
    publicDir: false,
    logLevel: 'silent',
    plugins: [replaceModules(replacements)],
    build: {
      write: false,
      lib: { entry: `node_modules/${SCRYPT}`, formats: ['es'], fileName: 'scrypt' },
    },
  });
  const [bundle] = Array.isArray(result) ? result : [];
  return bundle?.output[0].code ?? '';
}

test('the bundled scrypt computes with signed numbers, and gives what Node.js gives', async () => {
  const code = await bundledScrypt(ofScrypt);
  expect(code).toMatch(/new Int32Array\(\w+, ?\w+/);
  const module: unknown = await import(
    /* @vite-ignore */ `data:text/javascript,${encodeURIComponent(code)}`
  );
  const { scrypt } = module as { scrypt: typeof libraryScrypt };
  for (const cost of [
    { N: 2, r: 1, p: 1 },
    { N: 1024, r: 8, p: 3 },
  ]) {
    const key = scrypt('Şifre', 'tuz', { ...cost, dkLen: 64 });
    expect(Buffer.from(key)).toEqual(scryptSync('Şifre', 'tuz', 64, cost));
  }
});

test.each<[string, Replacement]>([
  ['is gone', { module: '@noble/hashes/gone.js', replace: () => '' }],
  [
    'no longer has the text',
    { module: '@noble/hashes/utils.js', replace: (text) => text.replace('gone;', '') },
  ],
])('a build stops with the name of a module that %s', async (_, replacement) => {
  await expect(bundledScrypt([...ofScrypt, replacement])).rejects.toThrow(
    `Moved or changed in a library: ${replacement.module}`,
  );
});
