import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { preview } from 'vite';
import { expect, onTestFinished, test } from 'vitest';

test('a preview is like a host: after a new build the old files answer 404, and the new page is there at once', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'preview-'));
  onTestFinished(async () => rm(folder, { recursive: true }));
  const build = async (name: string) => {
    await rm(folder, { recursive: true });
    await mkdir(path.join(folder, 'assets'), { recursive: true });
    await writeFile(path.join(folder, 'index.html'), name);
    await writeFile(path.join(folder, `assets/panel-${name}.js`), name);
  };
  await build('old');
  const server = await preview({
    logLevel: 'silent',
    build: { outDir: folder },
    preview: { port: 0, open: false },
  });
  onTestFinished(async () => server.close());
  const ask = async (file: string) => {
    const answer = await fetch(new URL(file, server.resolvedUrls?.local[0]));
    return [answer.status, await answer.text()];
  };
  expect(await ask('assets/panel-old.js')).toEqual([200, 'old']);
  await build('new');
  expect(await ask('assets/panel-old.js')).toEqual([404, expect.any(String)]);
  expect(await ask('')).toEqual([200, 'new']);
  expect(await ask('assets/panel-new.js')).toEqual([200, 'new']);
});
