import { scryptSync } from 'node:crypto';
import { createRequire } from 'node:module';

import type { scrypt as libraryScrypt } from '@noble/hashes/scrypt.js';
import { build } from 'vite';
import { expect, test } from 'vitest';

import { signedScrypt } from './signedScrypt.ts';

async function bundledScrypt(): Promise<string> {
  const entry = createRequire(import.meta.url).resolve('@noble/hashes/scrypt.js');
  const result = await build({
    configFile: false,
    publicDir: false,
    logLevel: 'error',
    plugins: [signedScrypt()],
    build: { write: false, lib: { entry, formats: ['es'], fileName: 'scrypt' } },
  });
  const [bundle] = Array.isArray(result) ? result : [];
  return bundle?.output[0].code ?? '';
}

test('the bundled scrypt computes with signed numbers, and gives what Node.js gives', async () => {
  const code = await bundledScrypt();
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
